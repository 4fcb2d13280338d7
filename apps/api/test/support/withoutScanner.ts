import { ScanFailed } from '../../src/ports/virusScan.ts';
import type { Harness } from './harness.ts';

/** Sends a request while the virus scanner does not work. */
export async function withoutScanner<T>({ virusScan }: Harness, request: () => Promise<T>): Promise<T> {
  const { scan } = virusScan;
  virusScan.scan = () => Promise.reject(new ScanFailed('clamd cannot scan'));
  try {
    return await request();
  } finally {
    virusScan.scan = scan;
  }
}
