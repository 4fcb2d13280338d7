import * as Radix from '@radix-ui/react-tooltip';
import { createContext, type ReactElement, type ReactNode, useContext, useState } from 'react';
import { Kbd } from '../Kbd/Kbd';
import type { NativeProps } from '../nativeProps';
import * as styles from './Tooltip.css';

const delay = { delayDuration: 400, skipDelayDuration: 300 };
const HasProvider = createContext(false);

/** Lets neighbours share the wait: after the first tooltip the next one shows at once. `AppShell` has one. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <HasProvider value={true}>
      <Radix.Provider {...delay}>{children}</Radix.Provider>
    </HasProvider>
  );
}

export const tooltipSides = ['top', 'right', 'bottom', 'left'] as const;

export interface TooltipProps extends Omit<NativeProps<'button'>, 'content' | 'children'> {
  /** A few words. Without them there is no tooltip. */
  content: ReactNode;
  /** The key that does the same, such as `/`. */
  shortcut?: string;
  /** The side on which it stands if there is room. */
  side?: (typeof tooltipSides)[number];
  /** One control that takes a ref and events. It needs a name of its own: a finger never sees the tooltip. */
  children: ReactElement;
}

/**
 * Names a control that shows only an icon, under the pointer after 400 ms and at once under the keyboard's focus. Esc, a
 * press and leaving it close it. It never holds what one has to know, or anything to press: touch screens have none.
 */
export function Tooltip({ content, shortcut, side = 'top', children, ...rest }: TooltipProps) {
  const [open, setOpen] = useState(false);
  const empty = content === undefined || content === null || content === '' || content === false;
  const tooltip = (
    <Radix.Root open={open && !empty} onOpenChange={setOpen}>
      {/* what a menu hands to the tooltip that stands in for its button belongs to the button */}
      <Radix.Trigger {...rest} asChild>
        {children}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className={styles.content} side={side} sideOffset={5} collisionPadding={8}>
          {content}
          {shortcut && <Kbd inverse>{shortcut}</Kbd>}
          <Radix.Arrow className={styles.arrow} width={10} height={5} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
  return useContext(HasProvider) ? tooltip : <Radix.Provider {...delay}>{tooltip}</Radix.Provider>;
}
