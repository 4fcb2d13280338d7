import * as Radix from '@radix-ui/react-toast';
import { Button } from '../Button/Button';
import { CircleAlert, CircleCheck, Info, X } from '../fieldIcons';
import { IconButton } from '../IconButton/IconButton';
import { useWords } from '../messages/messages';
import * as words from '../messages/words';
import * as styles from './ToastList.css';
import { type ToastEntry, toasts } from './toasts';

const icons = { success: CircleCheck, danger: CircleAlert, info: Info };

/** In ms; longer than it takes to fade out. */
const leaving = 200;

/** 5,000 ms: the specification's, and Radix's, which stops the clock under the pointer, the focus and in a window left. */
export function ToastList({ entries }: { entries: readonly ToastEntry[] }) {
  const say = useWords();
  return (
    <Radix.Provider duration={5000} swipeDirection="up" label={say(words.notifications)}>
      {entries.map((entry) => (
        <Toast key={entry.id} {...entry} />
      ))}
      <Radix.Viewport className={styles.viewport} label={`${say(words.notifications)} ({hotkey})`} />
    </Radix.Provider>
  );
}

function Toast({ id, tone, title, description, action }: ToastEntry) {
  const say = useWords();
  const Icon = icons[tone];
  return (
    <Radix.Root
      className={styles.root}
      // a failure interrupts what a screen reader says, the rest waits for it to end
      type={tone === 'danger' ? 'foreground' : 'background'}
      onOpenChange={(open) => !open && setTimeout(toasts.remove, leaving, id)}
    >
      <Icon aria-hidden className={styles.icon[tone]} />
      <div className={styles.content}>
        <Radix.Title className={styles.title}>{title}</Radix.Title>
        {description && <Radix.Description className={styles.description}>{description}</Radix.Description>}
        {action && (
          <Radix.Action altText={action.label} asChild>
            <Button size="small" onClick={action.onSelect}>
              {action.label}
            </Button>
          </Radix.Action>
        )}
      </div>
      <Radix.Close asChild>
        <IconButton label={say(words.dismiss)} size="small">
          <X />
        </IconButton>
      </Radix.Close>
    </Radix.Root>
  );
}
