import { cx } from 'class-variance-authority';
import { Avatar, type AvatarProps } from '../Avatar/Avatar';
import * as avatar from '../Avatar/Avatar.css';
import { useLocale } from '../messages/messages';
import type { NativeProps } from '../nativeProps';
import * as styles from './AvatarGroup.css';

export interface AvatarGroupProps
  extends Omit<NativeProps<'span'>, 'children' | 'role'>,
    Pick<AvatarProps, 'size' | 'shape'> {
  /** Everybody, those who matter most first. */
  members: readonly Pick<AvatarProps, 'name' | 'src'>[];
  /** How many faces there is room for; the others are counted. */
  max?: number;
}

/**
 * Who belongs together, in one glance. A screen reader says all the names. Where each person has to be told apart or
 * pressed, list them with their names.
 */
export function AvatarGroup({ members, max = 3, size = 'medium', shape = 'circle', ...rest }: AvatarGroupProps) {
  const locale = useLocale();
  // a count of one would take the room of the face that it stands for
  const shown = members.length > max + 1 ? members.slice(0, max) : members;
  const names = new Intl.ListFormat(locale).format(members.map(({ name }) => name));
  return (
    <span role="img" aria-label={names} {...rest} className={styles.root}>
      {shown.map(({ name, src }, index) => (
        // two people may have one name
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
