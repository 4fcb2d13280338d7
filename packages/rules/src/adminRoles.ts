import { type Privilege, privilegeGroups, privileges } from './privileges.ts';

/** Maximum length of name and description, in characters. */
export const roleLimits = { nameMaxLength: 255, descriptionMaxLength: 255 } as const;

const known: ReadonlySet<string> = new Set(privileges);

/** Whether this version has the privilege. Unknown ones stay stored but are never shown. */
export const isPrivilege = (name: string): name is Privilege => known.has(name);

/** Read privilege of the group to which a privilege belongs. */
const readOf: ReadonlyMap<string, Privilege> = new Map(
  Object.values(privilegeGroups).flatMap((group) =>
    'read' in group ? Object.values(group).map((privilege) => [privilege, group.read] as const) : [],
  ),
);

/**
 * Adds the read privilege to every create, update and delete privilege. Sorts the privileges in the order of the groups.
 * Unknown privileges come last.
 */
export function withImpliedReads(chosen: readonly string[]): string[] {
  const held = new Set(chosen.flatMap((name) => [name, readOf.get(name) ?? name]));
  return [...privileges.filter((name) => held.has(name)), ...[...held].filter((name) => !isPrivilege(name))];
}

/** Privileges that require this one. For a read privilege, these are the others of its group. */
export function getDependentPrivileges(privilege: Privilege): Privilege[] {
  return privileges.filter((other) => other !== privilege && readOf.get(other) === privilege);
}

/** Changed privileges that the current admin does not have. Admins may only grant and remove their own privileges. */
export function changedBeyond(own: readonly string[], before: readonly string[], after: readonly string[]): string[] {
  const [had, has] = [new Set(before), new Set(after)];
  const changed = [...after.filter((name) => !had.has(name)), ...before.filter((name) => !has.has(name))];
  return changed.filter((name) => !own.includes(name));
}

/** Whether an admin with the privileges `own` may grant or remove a role with the privileges `wanted`. */
export const mayAssign = (own: readonly string[], wanted: readonly string[]): boolean =>
  wanted.every((name) => own.includes(name));

/** Whether a role includes every privilege. */
export const isFullAccess = (held: readonly string[]): boolean => privileges.every((name) => held.includes(name));

/** Account statuses of an admin. */
export const adminStatuses = ['INVITED', 'ACTIVE', 'DISABLED'] as const;
export type AdminStatus = (typeof adminStatuses)[number];

/** An admin is invited until the email is verified. Disabled takes precedence. */
export const adminStatus = ({ disabled, verified }: { disabled: boolean; verified: boolean }): AdminStatus =>
  disabled ? 'DISABLED' : verified ? 'ACTIVE' : 'INVITED';
