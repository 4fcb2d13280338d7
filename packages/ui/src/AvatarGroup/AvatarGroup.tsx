'use client';
import { cx } from 'class-variance-authority';
import { Avatar, type AvatarProps } from '../Avatar/Avatar';
import * as avatar from '../Avatar/Avatar.css';
import { useLocale } from '../messages/messages';
import type { NativeProps } from '../nativeProps';
import * as styles from './AvatarGroup.css';

export interface AvatarGroupProps
  extends Omit<NativeProps<'span'>, 'children' | 'role'>,
    Pick<AvatarProps, 'size' | 'shape'> {
  /** People in the group, most important first. */
  members: readonly Pick<AvatarProps, 'name' | 'src'>[];
  /** Maximum number of avatars. A counter replaces the others. Defaults to 3. */
  max?: number;
}

/**
 * Overlapping avatars of a group of people. Screen readers announce all names. Use a list with names when users need to tell
 * the people apart or select one of them.
 *
 * @example
 * <AvatarGroup members={[{ name: "Ada Marsh" }, { name: "Ben Cole" }]} />
 */
export function AvatarGroup({ members, max = 3, size = 'medium', shape = 'circle', ...rest }: AvatarGroupProps) {
  const locale = useLocale();
  // A counter of "+1" would take as much room as the avatar that it replaces.
  const shown = members.length > max + 1 ? members.slice(0, max) : members;
  const names = new Intl.ListFormat(locale).format(members.map(({ name }) => name));
  return (
    <span role="img" aria-label={names} {...rest} className={styles.root}>
      {shown.map(({ name, src }, index) => (
        // Two people may have the same name.
        <Avatar key={`${index} ${name}`} {...{ name, src, size, shape }} />
      ))}
      {shown.length < members.length && (
        <span className={cx(avatar.root, avatar.size[size], avatar.shape[shape], styles.rest)}>
          {`+${new Intl.NumberFormat(locale).format(members.length - shown.length)}`}
        </span>
      )}
    </span>
  );
}
