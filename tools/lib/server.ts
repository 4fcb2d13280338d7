/**
 * Options of Node for the server.
 *
 * By default, V8 lets new objects fill 32 MB before it looks for garbage. A quarter of that costs no measurable time per request
 * and starts with 130 MB less.
 */
const flags = ['--max-semi-space-size=8', '--conditions=source'];

/** Arguments with which Node runs the server, in the top folder of the repository. */
export const serverArguments = [...flags, 'apps/api/src/main.ts'];

/** The same in a folder that `npm run assemble` has made, where the server is JavaScript. */
export const assembledArguments = [...flags, 'apps/api/src/main.js'];
