import { readConfig, StartError } from './config.ts';
import { demoAccounts, demoPassword } from './demo/accounts.ts';
import type { RunningServer } from './server.ts';

try {
  const config = readConfig(process.argv.slice(2), process.env);
  // Loaded only now: a wrong option is told at once, not after everything that a server needs.
  const { startServer } = await import('./server.ts');
  const server = await startServer(config);
  stopOn(server);
  process.stdout.write(greeting(config.portal.productName, server, config.demo));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`fairlead: ${error.message}\n`);
  process.exit(1);
}

function greeting(productName: string, { address, portalBuilt, firstAdminLink }: RunningServer, demo: boolean): string {
  const accounts = demoAccounts.map(({ email, about }) => `  ${email.padEnd(26)} ${about}\n`).join('');
  return [
    `\n${productName} is ready at ${address}\n`,
    portalBuilt ? '' : 'The portal is not built: only the API is served.\n',
    firstAdminLink ? `\nThe first admin chooses a password here, once and within 7 days:\n  ${firstAdminLink}\n` : '',
    demo ? `\nDemo accounts, all with the password ${demoPassword}\n${accounts}` : '',
    '\n',
  ].join('');
}

/** A signal to the whole group of processes reaches this one directly and through those that started it. Milliseconds. */
const oneSignal = 1000;

/** The first signal lets the server finish, a later one does not wait. */
function stopOn(server: RunningServer): void {
  let stoppingSince: number | undefined;
  const stop = async (status: number) => {
    if (stoppingSince !== undefined) {
      if (Date.now() - stoppingSince > oneSignal) process.exit(1);
      return;
    }
    stoppingSince = Date.now();
    await server.stop();
    process.exit(status);
  };
  process.on('SIGINT', () => void stop(0));
  process.on('SIGTERM', () => void stop(0));
  void server.lost.then(() => {
    process.stderr.write('fairlead: the data folder was taken by another server; stopping\n');
    return stop(1);
  });
}
