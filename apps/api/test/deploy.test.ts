import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseEnv } from 'node:util';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { type Config, readConfig } from '../src/config.ts';
import { variables } from '../src/environment.ts';
import { STOP_LIMIT } from '../src/jobs/worker.ts';

const folder = join(import.meta.dirname, '../../../deploy');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

type Environment = Record<string, string>;
/** Variables that an operator sets in `.env`. */
const operator: Environment = {
  FAIRLEAD_HOST: 'portal.example.com',
  FAIRLEAD_ADMIN_EMAIL: 'admin@example.com',
  SMTP_URL: 'smtps://mail.example.com',
};

/** Environment without names of secret files, which `readConfig` gets as values. */
function withSecrets(environment: Environment): Environment {
  const values: Environment = { ...environment, NODE_ENV: 'production' };
  for (const name of Object.keys(values).filter((each) => each.endsWith('_FILE') && !(each in variables))) {
    delete values[name];
    const variable = name.slice(0, -'_FILE'.length);
    values[variable] = variable === 'DATABASE_URL' ? 'postgres://fairlead:x@database:5432/fairlead' : 'x'.repeat(48);
  }
  return values;
}

/** Seconds that a process may take to stop: the drain, running jobs, and 5 seconds for open requests. */
const stopSeconds = ({ command, worker, drainSeconds }: Config) =>
  drainSeconds + (command === undefined && worker !== 'off' ? STOP_LIMIT / 1000 : 0) + 5;

const isKnown = (name: string) => name in variables || name.replace(/_FILE$/, '') in variables;

describe('compose.yaml', () => {
  interface Service {
    image: string;
    env_file?: { path: string; required: boolean }[];
    environment?: Environment;
    secrets?: string[];
    command?: string[];
    stop_grace_period?: string;
  }
  const { services, secrets } = parse(read('compose.yaml'), { merge: true }) as {
    services: Record<string, Service>;
    secrets: Record<string, { file: string }>;
  };
  const own = Object.entries(services).filter(([, { image }]) => image === 'fairlead');
  /** Replaces `${NAME}`, `${NAME:?message}` and `${NAME:-default}` as Compose does. */
  const interpolate = (text: string) =>
    text.replaceAll(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, kind: string, rest: string) => {
      const value = operator[name] ?? (kind === '-' ? rest : undefined);
      if (value === undefined) throw new Error(`nothing says to set ${name}`);
      return value;
    });

  it('starts web processes, a worker and the migrations', () => {
    expect(own.map(([name]) => name)).toEqual(['web', 'worker', 'migrate']);
    expect(services.migrate?.command).toEqual(['--migrate']);
  });

  it.each(own)('gives %s a configuration that the server accepts', (name, service) => {
    const { environment = {}, command = [], stop_grace_period: grace = '10s' } = service;
    expect(Object.keys(environment).filter((each) => !isKnown(each))).toEqual([]);
    const values = Object.entries(withSecrets(environment)).map(([key, value]) => [key, interpolate(value)] as const);
    const config = readConfig(command, Object.fromEntries(values));
    expect(config).toMatchObject({ production: true, publicUrl: 'https://portal.example.com', demo: false });
    expect(config.worker).toBe(name === 'web' ? 'off' : name === 'worker' ? 'only' : 'on');
    expect(Number.parseInt(grace, 10)).toBeGreaterThan(stopSeconds(config));
  });

  it('passes the settings of an optional file to every process', () => {
    for (const [name, service] of own)
      expect(service.env_file, name).toEqual([{ path: 'server.env', required: false }]);
  });

  it('uses only secrets that makeSecrets.sh creates', () => {
    const used = new Set(Object.values(services).flatMap((service) => service.secrets ?? []));
    expect([...used].sort()).toEqual(Object.keys(secrets).sort());
    const script = read('makeSecrets.sh');
    for (const { file } of Object.values(secrets)) expect(script).toContain(basename(file));
    const files = own.flatMap(([, { environment = {} }]) =>
      Object.entries(environment).filter(([name]) => name.endsWith('_FILE')),
    );
    for (const [name, path] of files) expect(Object.keys(secrets), name).toContain(basename(path));
  });
});

describe('the manifests for Kubernetes', () => {
  interface Container {
    name: string;
    env?: { name: string; value: string }[];
    args?: string[];
  }
  interface Manifest {
    apiVersion: string;
    kind: string;
    metadata: { name: string };
    spec: { template?: { spec: { containers: Container[]; terminationGracePeriodSeconds?: number } } };
  }
  const kustomization = parse(read('kubernetes/kustomization.yaml')) as { resources: string[] };
  const manifests = kustomization.resources.flatMap((file) =>
    parseAllDocuments(read(`kubernetes/${file}`)).map((document) => document.toJS() as Manifest),
  );
  const pods = manifests.filter(({ spec }) => spec.template);
  const shared = parseEnv(read('kubernetes/fairlead.env')) as Environment;

  it('are all listed', () => {
    const files = globSync('*.yaml', { cwd: join(folder, 'kubernetes') });
    expect([...kustomization.resources, 'kustomization.yaml'].sort()).toEqual(files.sort());
    expect(pods.map(({ metadata }) => metadata.name)).toEqual(['migrate', 'web', 'worker']);
  });

  it('have only fields of the API, with values that it accepts', async () => {
    // The compiler must find the last one wrong.
    const wrong = manifests.slice(0, 1).map((each) => ({ ...each, spec: { ...each.spec, replica: 3 } }));
    const errors = typeErrors([...manifests, ...wrong].map(asTypeScript).join('\n'));
    expect(errors).toEqual([expect.stringMatching(/replica.* does not exist in type 'IJobSpec'/)]);
    for (const manifest of manifests) {
      const models = (await import(`kubernetes-models/${manifest.apiVersion}`)) as Record<string, Model>;
      const Kind = models[manifest.kind];
      if (!Kind) throw new Error(`${manifest.apiVersion} has no ${manifest.kind}`);
      expect(() => new Kind(manifest).validate(), manifest.metadata.name).not.toThrow();
    }
  });

  it.each(pods)('give $metadata.name a configuration that the server accepts', ({ spec }) => {
    const { containers = [], terminationGracePeriodSeconds = 30 } = spec.template?.spec ?? {};
    for (const { env = [], args = [] } of containers) {
      const environment = { ...shared, ...Object.fromEntries(env.map(({ name, value }) => [name, value])) };
      expect(Object.keys(environment).filter((each) => !isKnown(each))).toEqual([]);
      const config = readConfig(args, withSecrets(environment));
      expect(config.production).toBe(true);
      // Kubernetes kills the process after this time.
      expect(terminationGracePeriodSeconds).toBeGreaterThan(stopSeconds(config));
    }
  });
});

it('the build of the container sees no secrets, no data and no packages of the host', () => {
  // BuildKit, Buildah and Podman look for this name beside the Containerfile.
  const ignored = read('Containerfile.dockerignore').split('\n');
  const secret = ['deploy/secrets', 'deploy/kubernetes/secrets', 'deploy/.env', 'deploy/server.env'];
  expect(ignored).toEqual(expect.arrayContaining(['**/node_modules', '**/data', '.git', ...secret]));
  expect(readFileSync(join(folder, '../.gitignore'), 'utf8').split('\n')).toEqual(expect.arrayContaining(secret));
});

it('the container starts the file that exists, with the arguments of npm start', async () => {
  const server = (await import('../../../tools/lib/server.ts')) as Record<string, string[]>;
  const { serverArguments = [], assembledArguments = [] } = server;
  expect(read('Containerfile')).toContain(JSON.stringify(['node', ...assembledArguments]).replaceAll(',', ', '));
  // The file is JavaScript in the container.
  expect(assembledArguments.join(' ')).toBe(serverArguments.join(' ').replace(/ts$/, 'js'));
  expect(existsSync(join(folder, '..', serverArguments.at(-1) ?? ''))).toBe(true);
});

/** Class that checks the values of a manifest, but allows unknown fields. */
type Model = new (manifest: object) => { validate(): void };

/** Declares a manifest with its type, so that the compiler finds unknown fields. */
function asTypeScript(manifest: { apiVersion: string; kind: string }, index: number): string {
  const { apiVersion, kind } = manifest;
  return `import type { I${kind} as Kind${index} } from 'kubernetes-models/${apiVersion}';
    export const manifest${index}: Kind${index} = ${JSON.stringify(manifest)};`;
}

/** Messages of the compiler about a source text. */
function typeErrors(source: string): string[] {
  const file = join(import.meta.dirname, 'manifests.ts');
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2024,
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2024) : getSourceFile(name, ...rest);
  const program = ts.createProgram([file], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
