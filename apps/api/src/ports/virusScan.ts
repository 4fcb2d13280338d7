/** The scanner cannot be reached, or did not scan the content. */
export class ScanFailed extends Error {}

/** Scans the content of files for viruses. */
export interface VirusScan {
  /**
   * Name of the virus in the content. Undefined when the content is clean.
   *
   * @throws {ScanFailed}
   */
  scan(content: AsyncIterable<Buffer>): Promise<string | undefined>;
}
