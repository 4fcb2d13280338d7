import { type Privilege, privilegeGroups, privileges } from './privileges.ts';

/** Longest name and description of a role, in characters. */
export const roleLimits = { nameMaxLength: 255, descriptionMaxLength: 255 } as const;

const known: ReadonlySet<string> = new Set(privileges);

/** Whether this version knows a privilege; what a later one stored is kept, and shown nowhere. */
export const isPrivilege = (name: string): name is Privilege => known.has(name);

/** The read privilege of the group in which another privilege of it stands. */
const readOf: ReadonlyMap<string, Privilege> = new Map(
  Object.values(privilegeGroups).flatMap((group) =>
    'read' in group ? Object.values(group).map((privilege) => [privilege, group.read] as const) : [],
  ),
);

/**
 * A role's privileges, completed: who may create, update or delete may also read. In the order of the groups; stored
 * names that this version does not know are kept, at the end.
 */
export function withImpliedReads(chosen: readonly string[]): string[] {
  const held = new Set(chosen.flatMap((name) => [name, readOf.get(name) ?? name]));
  return [...privileges.filter((name) => held.has(name)), ...[...held].filter((name) => !isPrivilege(name))];
}

/** Those of a group's privileges that cannot stay without this one: all of them, when it is the one to read. */
export function dependentsOf(privilege: Privilege): Privilege[] {
  return privileges.filter((other) => other !== privilege && readOf.get(other) === privilege);
}

/**
 * The privileges that a change of a role gives or takes and that whoever makes the change does not hold. Nobody gives
 * what they lack, and nobody takes what they could not give back.
 */
export function changedBeyond(own: readonly string[], before: readonly string[], after: readonly string[]): string[] {
  const [had, has] = [new Set(before), new Set(after)];
  const changed = [...after.filter((name) => !had.has(name)), ...before.filter((name) => !has.has(name))];
  return changed.filter((name) => !own.includes(name));
}

/** Whether somebody with these privileges may give a role with those to an admin, or take it away. */
export const mayAssign = (own: readonly string[], wanted: readonly string[]): boolean =>
  wanted.every((name) => own.includes(name));

/** Whether a role includes everything that there is. */
export const isFullAccess = (held: readonly string[]): boolean => privileges.every((name) => held.includes(name));

/** How it stands with an admin's account. */
export const adminStatuses = ['INVITED', 'ACTIVE', 'DISABLED'] as const;
export type AdminStatus = (typeof adminStatuses)[number];

/** Disabled comes first; who has not taken up the invitation has no verified address yet. */
export const adminStatus = ({ disabled, verified }: { disabled: boolean; verified: boolean }): AdminStatus =>
  disabled ? 'DISABLED' : verified ? 'ACTIVE' : 'INVITED';
