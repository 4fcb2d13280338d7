import { Children, type ReactNode } from 'react';
import { Card } from '../Card/Card';
import { Heading, type HeadingLevel } from '../Heading/Heading';
import type { NativeProps } from '../nativeProps';
import * as styles from './RecordHeader.css';

export interface RecordHeaderProps extends Omit<NativeProps<'section'>, 'title'> {
  /** Name of the record. */
  title: ReactNode;
  /** Heading level of the title. Defaults to 1. */
  level?: HeadingLevel;
  /** Avatar or icon at the start. */
  picture?: ReactNode;
  /** Chips beside the title, such as the status. */
  chips?: ReactNode;
  /** Line below the title: what the record belongs to, or how to reach a person. */
  description?: ReactNode;
  /** Actions at the end, with at most one solid accent button. */
  actions?: ReactNode;
  /** Sections below, with a line above each one: key facts, progress, links. A section without content is hidden. */
  children?: ReactNode;
}

/**
 * Header of the page of one record: picture, name, status and actions, then its key facts. Use `PageHeader` for lists and forms.
 *
 * @example
 * <RecordHeader title="Ada Marsh" picture={<Avatar name="Ada Marsh" size="large" />} actions={<Button>Edit</Button>}>
 *   <DescriptionList layout="strip" items={[{ term: "Policies", description: "4 active" }]} />
 * </RecordHeader>
 */
export function RecordHeader({
  title,
  level = 1,
  picture,
  chips,
  description,
  actions,
  children,
  ...rest
}: RecordHeaderProps) {
  return (
    <Card padding="none" {...rest}>
      <div className={styles.head}>
        <div className={styles.record}>
          {picture}
          <div className={styles.naming}>
            <div className={styles.title}>
              <Heading level={level}>{title}</Heading>
              {chips}
            </div>
            {description && <div className={styles.description}>{description}</div>}
          </div>
        </div>
        {actions}
      </div>
      {Children.map(children, (section) => section && <div className={styles.section}>{section}</div>)}
    </Card>
  );
}
