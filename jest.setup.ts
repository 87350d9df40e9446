import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';

// jsdom lacks both; fontkit, which measures the bill, needs them as soon as it is loaded.
Object.assign(globalThis, { TextDecoder, TextEncoder });
