// before the modules that import drizzle-orm
import './drizzleImports.ts';
import { asksForHelp, readConfig, StartError, usage } from './config.ts';
import { demoAccounts, demoPassword } from './demo/accounts.ts';
import type { RunningServer } from './server.ts';
import { startTelemetry } from './telemetry/start.ts';

const args = process.argv.slice(2);
if (asksForHelp(args)) {
  process.stdout.write(usage);
  process.exit(0);
}
try {
  const config = readConfig(args, process.env);
  // Modules are imported late, so that an invalid option is reported before the whole server loads.
  if (config.command) {
    const { runCommand } = await import('./commands.ts');
    process.stdout.write(`${await runCommand(config.command, config)}\n`);
    process.exit(0);
  }
  // Before the server, whose instruments need it.
  const telemetry = await startTelemetry(config.telemetry);
  const { startServer } = await import('./server.ts');
  const server = await startServer(config, telemetry);
  stopOn(server);
  process.stdout.write(greeting(config.portal.productName, server));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`fairlead: ${error.message}\n`);
  process.exit(1);
}

function greeting(productName: string, { address, portalBuilt, isDemo, firstAdminLink }: RunningServer): string {
  const accounts = demoAccounts.map(({ email, about }) => `  ${email.padEnd(26)} ${about}\n`).join('');
  return [
    address ? `\n${productName} is ready at ${address}\n` : `\n${productName} runs jobs only\n`,
    portalBuilt ? '' : 'The portal is not built: only the API is served.\n',
    firstAdminLink ? `\nThe first admin chooses a password here, once and within 7 days:\n  ${firstAdminLink}\n` : '',
    isDemo ? `\nDemo accounts, all with the password ${demoPassword}\n${accounts}` : '',
    '\n',
  ].join('');
}

/** Milliseconds. A signal to the process group arrives twice: directly, and from the parent process. */
const DUPLICATE_SIGNAL = 1000;

/** The first signal stops the server gracefully, a later one at once. */
function stopOn(server: RunningServer): void {
  let stoppingSince: number | undefined;
  const stop = async (status: number) => {
    if (stoppingSince !== undefined) {
      if (Date.now() - stoppingSince > DUPLICATE_SIGNAL) process.exit(1);
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
