import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { asksForHelp, readConfig, usage } from '../src/config.ts';
import { variables } from '../src/environment.ts';
import { readSecrets } from '../src/secrets.ts';

const secret = 's'.repeat(32);
const production = { NODE_ENV: 'production', FAIRLEAD_JWT_SECRET: secret, FAIRLEAD_FILE_SECRET: secret };

const smtp = {
  SMTP_URL: 'smtp://host:25',
  FAIRLEAD_MAIL_FROM: 'Fairlead <hello@portal.test>',
  FAIRLEAD_PUBLIC_URL: 'https://portal.test/',
};

describe('the configuration', () => {
  it('is described in the documentation, variable by variable', async () => {
    const page = await readFile(join(import.meta.dirname, '../../../docs/settings.md'), 'utf8');
    const firstCells = page.match(/(?<=^\| )`.*?`(?= +\|)/gm) ?? [];
    const described = firstCells.join().match(/(?<=`)[A-Z\d_]+(?=`)/g) ?? [];
    const own = (name: string) => !name.startsWith('OTEL_');
    expect(described.filter(own).toSorted()).toEqual(Object.keys(variables).filter(own).toSorted());
  });

  it('has a default for every option', () => {
    expect(readConfig([], {})).toMatchObject({
      production: false,
      host: '127.0.0.1',
      port: 4000,
      dataFolder: './data',
      databaseUrl: undefined,
      demo: true,
      fresh: false,
      logLevel: 'warn',
      portal: { productName: 'Fairlead', copyrightHolder: 'Fairlead', logoUrl: null },
    });
  });

  it('lists every option with --help', () => {
    expect(asksForHelp(['--port', '1', '--help'])).toBe(true);
    expect(asksForHelp(['--fresh'])).toBe(false);
    const values = { '--port': '1', '--host': 'localhost', '--data': 'x', '--reset-factor': 'a@b.test' };
    const flags = ['--migrate', '--reencrypt-factors', '--move-files'];
    const listed = usage.match(/^ {2}--[\w-]+/gm)?.map((option) => option.trim()) ?? [];
    expect(listed.toSorted()).toEqual([...Object.keys(values), ...flags, '--fresh', '--help'].toSorted());
    expect(() => readConfig([...Object.entries(values).flat(), ...flags], { S3_BUCKET: 'files' })).not.toThrow();
  });

  it('prefers the command line to the environment', () => {
    const env = { PORT: '5000', FAIRLEAD_DATA: '/env', HOST: '::1' };
    expect(readConfig([], env)).toMatchObject({ port: 5000, dataFolder: '/env', host: '::1' });
    const args = ['--port', '4100', '--data=/elsewhere', '--host', 'localhost', '--fresh'];
    expect(readConfig(args, env)).toMatchObject({
      port: 4100,
      dataFolder: '/elsewhere',
      host: 'localhost',
      fresh: true,
    });
  });

  it('creates demo data in production only on request', () => {
    expect(readConfig([], production)).toMatchObject({ production: true, demo: false, logLevel: 'info' });
    expect(readConfig([], { ...production, FAIRLEAD_DEMO: '1' }).demo).toBe(true);
    expect(readConfig([], { FAIRLEAD_DEMO: '0' }).demo).toBe(false);
  });

  it('describes the API in development, and in production when asked', () => {
    expect(readConfig([], {}).apiDocs).toBe(true);
    expect(readConfig([], production).apiDocs).toBe(false);
    expect(readConfig([], { ...production, FAIRLEAD_API_DOCS: '1' }).apiDocs).toBe(true);
  });

  it('requires a sender and a public address to send mails', () => {
    expect(readConfig([], smtp)).toMatchObject({
      smtp: { url: 'smtp://host:25', from: 'Fairlead <hello@portal.test>' },
      publicUrl: 'https://portal.test',
    });
    expect(readConfig([], {})).toMatchObject({ smtp: undefined, publicUrl: undefined, adminEmail: undefined });
  });

  it.each(['127.0.0.1', '127.0.0.9', 'localhost', '::1'])('listens on %s in development mode', (host) => {
    expect(readConfig([], { HOST: host }).host).toBe(host);
  });

  it('listens on every address in production', () => {
    expect(readConfig(['--host', '0.0.0.0'], production).host).toBe('0.0.0.0');
  });

  it('has metrics and traces only when configured', () => {
    const traces = (env: NodeJS.ProcessEnv) => readConfig([], env).telemetry.traces;
    expect(readConfig([], {}).telemetry).toEqual({ metrics: undefined, traces: undefined });
    expect(readConfig([], { FAIRLEAD_METRICS_PORT: '9464' }).telemetry.metrics).toEqual({
      host: '127.0.0.1',
      port: 9464,
    });
    const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' };
    expect(traces(endpoint)).toEqual({ sampler: 'parentbased_always_on', ratio: 1, batch: {} });
    expect(traces({ ...endpoint, OTEL_SDK_DISABLED: 'true' })).toBeUndefined();
    expect(traces({ ...endpoint, OTEL_TRACES_EXPORTER: 'none' })).toBeUndefined();
    const sampled = {
      OTEL_TRACES_SAMPLER: 'traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.1',
      OTEL_BSP_SCHEDULE_DELAY: '9',
    };
    expect(traces({ ...endpoint, ...sampled })).toEqual({
      sampler: 'traceidratio',
      ratio: 0.1,
      batch: { scheduledDelayMillis: 9 },
    });
  });

  it('runs jobs in the server process by default, and separately when configured', () => {
    expect(readConfig([], {}).worker).toBe('on');
    const env = { DATABASE_URL: 'postgres://localhost/x', FAIRLEAD_WORKER: 'only' };
    expect(readConfig([], env).worker).toBe('only');
  });

  it('sends unencrypted mails in production only to this machine', () => {
    const mail = { FAIRLEAD_MAIL_FROM: 'a@b.test', FAIRLEAD_PUBLIC_URL: 'https://portal.test' };
    const url = 'smtp://127.0.0.1:25?tls=off';
    expect(readConfig([], { ...production, ...mail, SMTP_URL: url }).smtp?.url).toBe(url);
    expect(() => readConfig([], { ...production, ...mail, SMTP_URL: 'smtp://host?tls=off' })).toThrow('?tls=off');
  });

  it('has pool sizes and timeouts of the database, in seconds', () => {
    const url = { DATABASE_URL: 'postgres://pooler/x' };
    expect(readConfig([], url)).toMatchObject({
      databaseDirectUrl: undefined,
      databaseReplicaUrl: undefined,
      databaseSettings: {
        poolSize: 10,
        queuePoolSize: 4,
        connectTimeout: 5,
        idleTimeout: 10,
        statementTimeout: 15,
        lockTimeout: 10,
        preparedStatements: undefined,
        replicaMaxLag: 0.1,
      },
    });
    const given = {
      ...url,
      DATABASE_DIRECT_URL: 'postgres://server/x',
      DATABASE_POOL_SIZE: '30',
      DATABASE_QUEUE_POOL_SIZE: '8',
      DATABASE_CONNECT_TIMEOUT: '2',
      DATABASE_IDLE_TIMEOUT: '60',
      DATABASE_STATEMENT_TIMEOUT: '20',
      DATABASE_LOCK_TIMEOUT: '5',
      DATABASE_PREPARED_STATEMENTS: '0',
      DATABASE_REPLICA_URL: 'postgres://replica/x',
      DATABASE_REPLICA_MAX_LAG: '1.5',
    };
    expect(readConfig([], given)).toMatchObject({
      databaseDirectUrl: 'postgres://server/x',
      databaseReplicaUrl: 'postgres://replica/x',
      databaseSettings: {
        poolSize: 30,
        queuePoolSize: 8,
        connectTimeout: 2,
        idleTimeout: 60,
        statementTimeout: 20,
        lockTimeout: 5,
        preparedStatements: false,
        replicaMaxLag: 1.5,
      },
    });
  });

  it('stores files in the data folder, or in a bucket', () => {
    expect(readConfig([], {}).s3).toBeUndefined();
    expect(readConfig([], { S3_BUCKET: 'files' }).s3).toEqual({
      bucket: 'files',
      endpoint: undefined,
      region: undefined,
      credentials: undefined,
      pathStyle: false,
      prefix: '',
      redirects: false,
      conditionalWrites: true,
    });
    const all = {
      S3_BUCKET: 'files',
      S3_ENDPOINT: 'https://s3.test:9000/',
      S3_REGION: 'eu-central-1',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
      S3_PATH_STYLE: '1',
      S3_PREFIX: 'fairlead/main',
      S3_REDIRECT: '1',
      S3_CONDITIONAL_WRITES: '0',
    };
    expect(readConfig(['--move-files'], all)).toMatchObject({
      command: 'moveFiles',
      s3: {
        bucket: 'files',
        endpoint: 'https://s3.test:9000',
        region: 'eu-central-1',
        credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
        pathStyle: true,
        prefix: 'fairlead/main/',
        redirects: true,
        conditionalWrites: false,
      },
    });
  });

  it('migrates at the start unless switched off, and always by command', () => {
    const env = { DATABASE_URL: 'postgres://localhost/x', FAIRLEAD_MIGRATE: '0' };
    expect(readConfig([], {})).toMatchObject({ migrates: true, command: undefined });
    expect(readConfig([], env)).toMatchObject({ migrates: false, command: undefined });
    expect(readConfig(['--migrate'], env)).toMatchObject({ migrates: true, command: 'migrate' });
  });

  it('scans uploads when clamd is configured', () => {
    expect(readConfig([], {}).clamd).toBeUndefined();
    expect(readConfig([], { CLAMD_URL: 'tcp://clamav:3310' }).clamd).toEqual({ host: 'clamav', port: 3310 });
  });

  it.each([
    [['--nope'], {}, /'--nope'/],
    [['stray'], {}, /'stray'/],
    [['--port'], {}, /--port/],
    [['--port', 'x'], {}, /--port must be a number from 0 to 65535 and not "x"/],
    [['--port', '65536'], {}, /--port/],
    [['--data', ''], {}, /--data/],
    [[], { PORT: '-1' }, /PORT must be/],
    [[], { NODE_ENV: 'prod' }, /NODE_ENV must be/],
    [[], { LOG_LEVEL: 'loud' }, /LOG_LEVEL must be/],
    [[], { FAIRLEAD_METRICS_PORT: '65536' }, /FAIRLEAD_METRICS_PORT must be/],
    [[], { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, /OTEL_EXPORTER_OTLP_ENDPOINT must be/],
    [[], { OTEL_TRACES_SAMPLER: 'some' }, /OTEL_TRACES_SAMPLER must be always_on/],
    [
      [],
      { DATABASE_URL: 'mysql://user:hunter2@host/db' },
      /DATABASE_URL must be an address that begins with postgres:\/\/$/,
    ],
    [[], { FAIRLEAD_JWT_SECRET: 'short-secret' }, /FAIRLEAD_JWT_SECRET must be at least 32 characters$/],
    [[], { FAIRLEAD_LOGO_URL: 'https://elsewhere.test/logo.svg' }, /FAIRLEAD_LOGO_URL must be/],
    [[], { FAIRLEAD_TERMS_URL: 'javascript:alert(1)' }, /FAIRLEAD_TERMS_URL must be/],
    [[], { NODE_ENV: 'production' }, /FAIRLEAD_JWT_SECRET must be set in production/],
    [[], { ...production, FAIRLEAD_FILE_SECRET: '' }, /FAIRLEAD_FILE_SECRET must be set in production/],
    [
      [],
      { SMTP_URL: 'http://user:hunter2@host' },
      /SMTP_URL must be an address that begins with smtp:\/\/ or smtps:\/\/$/,
    ],
    [[], { SMTP_URL: 'smtp://host?ignoreTLS=true' }, /SMTP_URL must be/],
    [[], { FAIRLEAD_WORKER: 'maybe' }, /FAIRLEAD_WORKER must be on, off, only/],
    [[], { FAIRLEAD_WORKER: 'off' }, /FAIRLEAD_WORKER=off and =only need DATABASE_URL/],
    [[], { SMTP_URL: 'smtp://host' }, /FAIRLEAD_MAIL_FROM must be set/],
    [[], { SMTP_URL: 'smtp://host', FAIRLEAD_MAIL_FROM: 'a@b.test' }, /FAIRLEAD_PUBLIC_URL must be set/],
    [[], { FAIRLEAD_MAIL_FROM: 'nobody' }, /FAIRLEAD_MAIL_FROM must be/],
    [[], { FAIRLEAD_PUBLIC_URL: 'https://portal.test/path' }, /FAIRLEAD_PUBLIC_URL must be/],
    [[], { FAIRLEAD_ADMIN_EMAIL: 'nobody' }, /FAIRLEAD_ADMIN_EMAIL must be/],
    [
      ['--host', '0.0.0.0'],
      {},
      /development mode listens on this machine only, not on 0\.0\.0\.0: set NODE_ENV=production/,
    ],
    [[], { HOST: '192.0.2.10', NODE_ENV: 'development' }, /set NODE_ENV=production/],
    [[], { HOST: '::' }, /set NODE_ENV=production/],
    [
      [],
      { ...smtp, DATABASE_URL: 'postgres://localhost/x' },
      /DATABASE_URL together with SMTP_URL needs NODE_ENV=production/,
    ],
    [[], { S3_REGION: 'eu-central-1' }, /S3_REGION needs S3_BUCKET/],
    [[], { S3_ENDPOINT: 'https://s3.test', S3_PATH_STYLE: '1' }, /S3_ENDPOINT needs S3_BUCKET/],
    [
      [],
      { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'id' },
      /S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together/,
    ],
    [[], { S3_BUCKET: 'files', S3_SECRET_ACCESS_KEY: 'hunter2' }, /must be set together/],
    [[], { S3_BUCKET: 'my files' }, /S3_BUCKET must be the name of a bucket/],
    [[], { S3_BUCKET: 'files', S3_ENDPOINT: 'https://s3.test/path' }, /S3_ENDPOINT must be an http\(s\) address/],
    [[], { S3_BUCKET: 'files', S3_PREFIX: '../x' }, /S3_PREFIX must be a path/],
    [[], { CLAMD_URL: 'clamav:3310' }, /CLAMD_URL must be tcp:\/\/host:port/],
    [['--move-files'], {}, /--move-files needs S3_BUCKET/],
    [['--move-files', '--fresh'], { S3_BUCKET: 'files' }, /--fresh/],
    [['--fresh'], { S3_BUCKET: 'files' }, /the files of S3_BUCKET are not touched/],
    [['--fresh'], production, /--fresh is refused in production/],
    [['--fresh'], { DATABASE_URL: 'postgres://localhost/x' }, /--fresh/],
    [[], { FAIRLEAD_MIGRATION_DATABASE_URL: 'postgres://localhost/x' }, /needs DATABASE_URL/],
    [[], { DATABASE_DIRECT_URL: 'postgres://user:hunter2@host/db' }, /DATABASE_DIRECT_URL needs DATABASE_URL/],
    [[], { DATABASE_REPLICA_URL: 'postgres://user:hunter2@host/db' }, /DATABASE_REPLICA_URL needs DATABASE_URL/],
    [[], { DATABASE_REPLICA_MAX_LAG: '0' }, /DATABASE_REPLICA_MAX_LAG must be a number of seconds from 0.01 to 60/],
    [[], { DATABASE_REPLICA_MAX_LAG: '5s' }, /DATABASE_REPLICA_MAX_LAG must be/],
    [[], { DATABASE_POOL_SIZE: '0' }, /DATABASE_POOL_SIZE must be a number from 1 to 1000/],
    [[], { DATABASE_QUEUE_POOL_SIZE: '1001' }, /DATABASE_QUEUE_POOL_SIZE must be a number from 1 to 1000/],
    [
      [],
      { DATABASE_STATEMENT_TIMEOUT: '15s' },
      /DATABASE_STATEMENT_TIMEOUT must be a number of seconds from 1 to 3600/,
    ],
    [
      [],
      { DATABASE_LOCK_TIMEOUT: '16' },
      /DATABASE_LOCK_TIMEOUT \(16\) must not exceed DATABASE_STATEMENT_TIMEOUT \(15\)/,
    ],
    [[], { DATABASE_PREPARED_STATEMENTS: 'auto' }, /DATABASE_PREPARED_STATEMENTS must be 0 or 1/],
    [[], { FAIRLEAD_DRAIN_SECONDS: '601' }, /FAIRLEAD_DRAIN_SECONDS must be a number of seconds from 0 to 600/],
    [[], { FAIRLEAD_MIGRATE: '0' }, /FAIRLEAD_MIGRATE=0 needs DATABASE_URL/],
    [
      ['--reset-factor', 'a@b.test'],
      { DATABASE_URL: 'postgres://localhost/x', FAIRLEAD_WORKER: 'only' },
      /--reset-factor needs a process that serves requests/,
    ],
    [[], { FAIRLEAD_MIGRATION_DATABASE_URL: 'hunter2' }, /must be an address that begins with postgres:\/\/$/],
  ])('rejects %j %j in one line that names the option without secrets', (args, env, message) => {
    expect(() => readConfig(args, env)).toThrow(message);
    try {
      readConfig(args, env);
    } catch (error) {
      expect(String(error)).not.toMatch(/\n|hunter2|short-secret/);
    }
  });
});

describe('the secrets', () => {
  it('are created once and readable only by the server; the environment takes precedence', async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'fairlead-secrets-'));
    const read = (env: NodeJS.ProcessEnv = {}) => readSecrets(readConfig(['--data', dataFolder], env));
    const created = await read();
    const path = join(dataFolder, 'secrets.json');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(created.jwt).not.toEqual(created.files);
    expect(await read()).toEqual(created);
    const { jwt, files, secondFactor } = created;
    expect(JSON.parse(await readFile(path, 'utf8'))).toEqual({ jwt: jwt[0], files: files[0] });
    expect(secondFactor).toEqual(jwt);
    expect(await read({ FAIRLEAD_JWT_SECRET: secret })).toEqual({ jwt: [secret], files, secondFactor: [secret] });
    const [old, older, factor] = ['o'.repeat(32), 'p'.repeat(32), 'q'.repeat(32)];
    const rotated = {
      ...production,
      FAIRLEAD_JWT_SECRET_PREVIOUS: `${old}\n${older}`,
      FAIRLEAD_FILE_SECRET_PREVIOUS: old,
    };
    const keys = [secret, old, older];
    expect(await read(rotated)).toEqual({ jwt: keys, files: [secret, old], secondFactor: keys });
    const ownFactor = { FAIRLEAD_FACTOR_SECRET: factor, FAIRLEAD_FACTOR_SECRET_PREVIOUS: older };
    expect((await read({ ...rotated, ...ownFactor })).secondFactor).toEqual([factor, older]);
    await writeFile(path, '{');
    await expect(read()).rejects.toThrow(/secrets.json is damaged/);
    await rm(dataFolder, { recursive: true });
  });

  it('can be in files, without the line break at the end', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fairlead-secrets-'));
    const file = async (name: string, content: string) => {
      await writeFile(join(folder, name), content);
      return join(folder, name);
    };
    const env = {
      NODE_ENV: 'production',
      DATABASE_URL_FILE: await file('database', 'postgres://host/db\n'),
      FAIRLEAD_JWT_SECRET_FILE: await file('jwt', `${'j'.repeat(31)} \r\n`),
      FAIRLEAD_JWT_SECRET_PREVIOUS_FILE: await file('previous', `${secret}\n${'t'.repeat(32)}\n`),
      FAIRLEAD_FILE_SECRET_FILE: await file('files', secret),
      FAIRLEAD_FACTOR_SECRET_FILE: '',
      SMTP_URL_FILE: await file('smtp', 'smtps://user:word@host\n'),
      FAIRLEAD_MAIL_FROM: smtp.FAIRLEAD_MAIL_FROM,
      FAIRLEAD_PUBLIC_URL: smtp.FAIRLEAD_PUBLIC_URL,
    };
    expect(readConfig([], env)).toMatchObject({
      databaseUrl: 'postgres://host/db',
      smtp: { url: 'smtps://user:word@host' },
      secrets: {
        jwt: { current: `${'j'.repeat(31)} `, previous: [secret, 't'.repeat(32)] },
        files: { current: secret, previous: [] },
        secondFactor: { current: undefined, previous: [] },
      },
    });
    const readWith = (more: NodeJS.ProcessEnv) => () => readConfig([], { ...env, ...more });
    expect(readWith({ FAIRLEAD_FILE_SECRET: secret })).toThrow(
      'FAIRLEAD_FILE_SECRET and FAIRLEAD_FILE_SECRET_FILE are both set: remove one of them',
    );
    expect(readWith({ SMTP_URL_FILE: join(folder, 'none') })).toThrow(
      'the file of SMTP_URL_FILE cannot be read (ENOENT)',
    );
    expect(readWith({ SMTP_URL_FILE: await file('empty', '\n') })).toThrow('the file of SMTP_URL_FILE is empty');
    expect(readWith({ FAIRLEAD_FILE_SECRET_FILE: await file('short', 'hunter2') })).toThrow(
      /FAIRLEAD_FILE_SECRET must be at least 32 characters$/,
    );
    await rm(folder, { recursive: true });
  });
});
