import {
  dependentsOf,
  isPrivilege,
  type Privilege,
  type PrivilegeGroup,
  privilegeGroups,
  privileges,
  withImpliedReads,
} from '@fairlead/rules';
import { Checkbox, FormField, VisuallyHidden } from '@fairlead/ui';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './PrivilegeMatrix.css';

const actions = ['read', 'create', 'update', 'delete'] as const;
type Action = (typeof actions)[number];
const groups = Object.keys(privilegeGroups) as PrivilegeGroup[];

/** A group's privilege for an action; none where the group does not know it. */
const privilegeFor = (group: PrivilegeGroup, action: Action): Privilege | undefined => {
  const known: Partial<Record<Action | 'all', Privilege>> = privilegeGroups[group];
  return known[action];
};
const inGroup = (group: PrivilegeGroup): Privilege[] => Object.values(privilegeGroups[group]);
const inColumn = (action: Action): Privilege[] => groups.flatMap((group) => privilegeFor(group, action) ?? []);

export interface PrivilegeMatrixProps {
  value: readonly Privilege[];
  onValueChange: (value: Privilege[]) => void;
  /** What whoever fills it may give and take: their own privileges. The other boxes stay as they are. */
  own: readonly string[];
  hint?: ReactNode;
  error?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/**
 * What a role may do: a row a permission group, a column an action. Creating, updating and deleting bring reading along,
 * and go with it. The first row stands for all groups, the head of a row for all of its actions.
 */
export function PrivilegeMatrix({ value, onValueChange, own, hint, error, ref }: PrivilegeMatrixProps) {
  const { t } = useTranslation('admins');
  const mine = (all: readonly Privilege[]) => all.filter((privilege) => own.includes(privilege));

  const set = (chosen: readonly Privilege[], on: boolean) => {
    // what one may not take needs what it needs: reading comes back with it
    const gone = new Set(mine(chosen.flatMap((privilege) => [privilege, ...dependentsOf(privilege)])));
    const next = on ? [...value, ...chosen] : value.filter((privilege) => !gone.has(privilege));
    onValueChange(withImpliedReads(next).filter(isPrivilege));
  };

  /** One box, for one privilege or for several. */
  const box = (
    of: readonly Privilege[],
    label: ReactNode,
    more: { hideLabel?: boolean; ref?: Ref<HTMLInputElement> } = {},
  ) => {
    const open = mine(of);
    // what cannot be changed here does not keep the box of several from being full or empty
    const counted = open.length > 0 ? open : of;
    const held = counted.filter((privilege) => value.includes(privilege)).length;
    return (
      <Checkbox
        {...more}
        label={label}
        checked={held === counted.length}
        indeterminate={held > 0 && held < counted.length}
        disabled={open.length === 0}
        title={open.length === 0 && own.length > 0 ? t('role.notHeld') : undefined}
        onChange={() => set(open, held < open.length)}
      />
    );
  };
  const named = (row: string, action: Action | 'all') => t('role.box', { group: row, action: t(`action.${action}`) });

  return (
    <FormField label={t('privileges')} hint={hint} error={error} group>
      {({ 'aria-required': _, ...wiring }) => (
        <div role="group" {...wiring} className={styles.frame}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col" className={`${styles.head} ${styles.groups}`}>
                  <VisuallyHidden>{t('role.group')}</VisuallyHidden>
                </th>
                {actions.map((action) => (
                  <th key={action} scope="col" className={styles.head}>
                    {t(`action.${action}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              <tr className={styles.everything}>
                <th scope="row" className={styles.group}>
                  {box(privileges, t('role.everything'), { ...(ref && { ref }) })}
                </th>
                {actions.map((action) => (
                  <td key={action} className={styles.cell}>
                    <span className={styles.middle}>
                      {box(inColumn(action), named(t('role.everything'), action), { hideLabel: true })}
                    </span>
                  </td>
                ))}
              </tr>
              {groups.map((group) => (
                <tr key={group}>
                  <th scope="row" className={styles.group}>
                    {inGroup(group).length > 1 ? box(inGroup(group), t(`group.${group}`)) : t(`group.${group}`)}
                  </th>
                  <GroupCells group={group} box={box} named={named} />
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </FormField>
  );
}

interface GroupCellsProps {
  group: PrivilegeGroup;
  box: (of: readonly Privilege[], label: ReactNode, more?: { hideLabel?: boolean }) => ReactNode;
  named: (row: string, action: Action | 'all') => string;
}

function GroupCells({ group, box, named }: GroupCellsProps) {
  const { t } = useTranslation('admins');
  const label = t(`group.${group}`);
  const known = privilegeGroups[group];
  if ('all' in known) {
    return (
      <td colSpan={actions.length} className={`${styles.cell} ${styles.spanning}`}>
        {box(
          [known.all],
          <>
            <VisuallyHidden>{label}: </VisuallyHidden>
            {t('action.all')}
          </>,
        )}
      </td>
    );
  }
  return actions.map((action) => {
    const privilege = privilegeFor(group, action);
    return (
      <td key={action} className={styles.cell}>
        {privilege ? (
          <span className={styles.middle}>{box([privilege], named(label, action), { hideLabel: true })}</span>
        ) : (
          <span aria-hidden="true" className={styles.none}>
            –
          </span>
        )}
      </td>
    );
  });
}
