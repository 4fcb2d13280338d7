import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The parts of a CycloneDX document that differ from run to run. */
interface Bom {
  serialNumber?: string;
  metadata: { timestamp?: string };
  components: { 'bom-ref': string }[];
  dependencies: { ref: string; dependsOn?: string[] }[];
}

const byText = <T>(text: (item: T) => string) => {
  return (a: T, b: T) => (text(a) < text(b) ? -1 : 1);
};

/** Time of the build from `SOURCE_DATE_EPOCH` (seconds), as https://reproducible-builds.org/specs/source-date-epoch/ defines it. */
const buildTime = () => {
  const seconds = process.env.SOURCE_DATE_EPOCH;
  return seconds ? new Date(Number(seconds) * 1000).toISOString() : undefined;
};

/** Removes what differs between builds of the same version: the random number, the time and the order. */
function reproducible({ serialNumber: _random, ...bom }: Bom): Bom {
  const { timestamp: _now, ...metadata } = bom.metadata;
  const timestamp = buildTime();
  return {
    ...bom,
    metadata: { ...(timestamp && { timestamp }), ...metadata },
    components: bom.components.toSorted(byText((component) => component['bom-ref'])),
    dependencies: bom.dependencies
      .map(({ ref, dependsOn }) => ({ ref, ...(dependsOn && { dependsOn: dependsOn.toSorted() }) }))
      .sort(byText(({ ref }) => ref)),
  };
}

/**
 * Writes the software bill of materials of a package of the workspace in `folder`, in the format CycloneDX 1.6. It lists the
 * packages that run in production. They must have been installed.
 * @throws {Error} pnpm cannot list the packages.
 */
export function writeSbom(folder: string, name: string, file: string): void {
  const raw = join(tmpdir(), `fairlead-sbom-${process.pid}.json`);
  const format = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6', '--sbom-type', 'application'];
  const { status, stderr } = spawnSync('pnpm', ['sbom', ...format, '--prod', '--filter', name, '--out', raw], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`pnpm sbom failed: ${stderr}`);
  const bom = JSON.parse(readFileSync(raw, 'utf8')) as Bom;
  rmSync(raw);
  writeFileSync(file, `${JSON.stringify(reproducible(bom), null, 2)}\n`);
}
