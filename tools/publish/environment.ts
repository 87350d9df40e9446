/** Loads the settings of `.env` into `process.env`, as `next build` does. Import it before modules that read them. */
import nextEnv from '@next/env';
import { root } from '../run.mjs';

nextEnv.loadEnvConfig(root, false, { info() {}, error: console.error });
