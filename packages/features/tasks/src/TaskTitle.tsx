import { RouterLink } from '@fairlead/kit';
import { isFinished, usePlace } from './TaskAction';
import type { Task } from './tasks.api';
import * as styles from './tasks.css';

interface TaskTitleProps {
  task: Task;
  isLink: boolean;
  onEdit: () => void;
  /** Defaults to the style of the rows. */
  className?: string;
}

/** Title, linked to the page where the task is done. On the record's own page, or without a record, it opens the task. */
export function TaskTitle({ task, isLink, onEdit, className: given }: TaskTitleProps) {
  const { title } = task;
  const isDone = isFinished(task);
  const className = given ?? (isDone ? styles.doneTitle : styles.title);
  const place = usePlace(task, !isLink);
  if (!isLink && isDone) return <span className={className}>{title}</span>;
  if (!place)
    return (
      <button type="button" className={className} data-title="" onClick={onEdit}>
        {title}
      </button>
    );
  return (
    <RouterLink to={place.address} className={className} data-title="">
      {title}
    </RouterLink>
  );
}
