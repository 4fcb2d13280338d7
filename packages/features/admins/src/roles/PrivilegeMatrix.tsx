import {
  getDependentPrivileges,
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

/** Privilege of a group for an action. Undefined if the group does not have the action. */
const privilegeFor = (group: PrivilegeGroup, action: Action): Privilege | undefined => {
  const known: Partial<Record<Action | 'all' | 'refund', Privilege>> = privilegeGroups[group];
  return known[action];
};
const privilegesOfGroup = (group: PrivilegeGroup): Privilege[] => Object.values(privilegeGroups[group]);
const privilegesOfAction = (action: Action): Privilege[] =>
  groups.flatMap((group) => privilegeFor(group, action) ?? []);

export interface PrivilegeMatrixProps {
  value: readonly Privilege[];
  onValueChange?: (value: Privilege[]) => void;
  /** Privileges of the current admin, who can grant and remove only these. Other checkboxes are disabled. */
  own: readonly string[];
  hint?: ReactNode;
  error?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/**
 * Privileges of a role: one row per permission group, one column per action.
 * Create, update and delete imply read, so clearing read clears them too.
 * The first row selects all groups. The header of a row selects all of its actions.
 */
export function PrivilegeMatrix({ value, onValueChange, own, hint, error, ref }: PrivilegeMatrixProps) {
  const { t } = useTranslation('admins');
  const onlyOwn = (all: readonly Privilege[]) => all.filter((privilege) => own.includes(privilege));

  const togglePrivileges = (chosen: readonly Privilege[], on: boolean) => {
    // if a disabled privilege still implies read, `withImpliedReads` adds it again
    const cleared = new Set(onlyOwn(chosen.flatMap((privilege) => [privilege, ...getDependentPrivileges(privilege)])));
    const next = on ? [...value, ...chosen] : value.filter((privilege) => !cleared.has(privilege));
    onValueChange?.(withImpliedReads(next).filter(isPrivilege));
  };

  /** Checkbox for one privilege or several. */
  const renderCheckbox = (
    of: readonly Privilege[],
    label: ReactNode,
    options: { hideLabel?: boolean; ref?: Ref<HTMLInputElement> } = {},
  ) => {
    const open = onlyOwn(of);
    // disabled privileges do not affect the state of a checkbox for several
    const counted = open.length > 0 ? open : of;
    const held = counted.filter((privilege) => value.includes(privilege)).length;
    return (
      <Checkbox
        {...options}
        label={label}
        checked={held === counted.length}
        indeterminate={held > 0 && held < counted.length}
        disabled={open.length === 0}
        title={open.length === 0 && own.length > 0 ? t('role.notHeld') : undefined}
        onChange={() => togglePrivileges(open, held < open.length)}
      />
    );
  };
  const cellLabel = (row: string, action: Action | 'all') =>
    t('role.box', { group: row, action: t(`action.${action}`) });

  return (
    <FormField label={t('privileges')} hint={hint} error={error} group messageFirst>
      {({ 'aria-required': _, ...fieldProps }) => (
        <div role="group" {...fieldProps} className={styles.frame}>
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
              <tr className={styles.allRow}>
                <th scope="row" className={styles.group}>
                  {renderCheckbox(privileges, t('role.everything'), { ...(ref && { ref }) })}
                </th>
                {actions.map((action) => (
                  <td key={action} className={styles.cell}>
                    <span className={styles.middle}>
                      {renderCheckbox(privilegesOfAction(action), cellLabel(t('role.everything'), action), {
                        hideLabel: true,
                      })}
                    </span>
                  </td>
                ))}
              </tr>
              {groups.map((group) => (
                <tr key={group}>
                  <th scope="row" className={styles.group}>
                    {privilegesOfGroup(group).length > 1
                      ? renderCheckbox(privilegesOfGroup(group), t(`group.${group}`))
                      : t(`group.${group}`)}
                  </th>
                  <GroupCells group={group} renderCheckbox={renderCheckbox} cellLabel={cellLabel} />
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
  renderCheckbox: (of: readonly Privilege[], label: ReactNode, options?: { hideLabel?: boolean }) => ReactNode;
  cellLabel: (row: string, action: Action | 'all') => string;
}

function GroupCells({ group, renderCheckbox, cellLabel }: GroupCellsProps) {
  const { t } = useTranslation('admins');
  const label = t(`group.${group}`);
  const known = privilegeGroups[group];
  if ('all' in known) {
    return (
      <td colSpan={actions.length} className={`${styles.cell} ${styles.spanning}`}>
        {renderCheckbox(
          [known.all],
          <>
            <VisuallyHidden>{label}: </VisuallyHidden>
            {t('action.all')}
          </>,
        )}
      </td>
    );
  }
  if ('refund' in known) {
    return (
      <>
        <td className={styles.cell}>
          <span className={styles.middle}>
            {renderCheckbox([known.read], cellLabel(label, 'read'), { hideLabel: true })}
          </span>
        </td>
        <td colSpan={actions.length - 1} className={`${styles.cell} ${styles.spanning}`}>
          {renderCheckbox(
            [known.refund],
            <>
              <VisuallyHidden>{label}: </VisuallyHidden>
              {t('action.refund')}
            </>,
          )}
        </td>
      </>
    );
  }
  return actions.map((action) => {
    const privilege = privilegeFor(group, action);
    return (
      <td key={action} className={styles.cell}>
        {privilege ? (
          <span className={styles.middle}>
            {renderCheckbox([privilege], cellLabel(label, action), { hideLabel: true })}
          </span>
        ) : (
          <span aria-hidden="true" className={styles.none}>
            –
          </span>
        )}
      </td>
    );
  });
}
