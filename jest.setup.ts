import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';

// jsdom lacks both. fontkit, which measures the headline, needs them when it loads.
Object.assign(globalThis, { TextDecoder, TextEncoder });
