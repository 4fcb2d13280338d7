// Builds the portal for production, unless the existing build is up to date.
import { buildPortal } from './lib/portal.ts';

process.exitCode = await buildPortal();
