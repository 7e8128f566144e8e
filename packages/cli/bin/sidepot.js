#!/usr/bin/env node
/** Sets the exit code and lets Node end by itself, so that everything written is flushed. */
import { main } from '../dist/main.js';

// A reader that has left is no error of ours; `Output` tells other failures.
process.stdout.on('error', () => {});
process.stderr.on('error', () => {});

process.exitCode = await main(process.argv.slice(2));
