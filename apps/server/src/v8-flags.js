import { setFlagsFromString } from 'node:v8';

// Set before anything fills the heap. JavaScript for the same reason as main.js.

// A start makes tens of megabytes of short-lived objects, whose room V8 would keep. What lives on is old by then.
setFlagsFromString('--semi-space-growth-factor=1');
// By default V8 collects the heap when it has tripled or quadrupled and keeps that room: twice the memory for 5 % less processor time.
setFlagsFromString('--heap-growing-percent=50');
