#pragma once
#include <stdbool.h>

// Counts the allocations of the whole process, on all threads, between two calls. A reallocation counts
// as one. Works with glibc; elsewhere `allocation_counter_works` is false and the count stays 0.

bool allocation_counter_works(void);

// Starts a new count.
void allocation_counter_start(void);

// Ends the count and gives it.
long allocation_counter_stop(void);
