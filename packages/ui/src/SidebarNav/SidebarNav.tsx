import { type ReactNode, useId } from 'react';
import { useShell } from '../AppShell/shell';
import { X } from '../fieldIcons';
import { PanelLeft } from '../icons';
import { useWords } from '../messages/messages';
import * as words from '../messages/words';
import type { NativeProps } from '../nativeProps';
import { type RenderLink, renderAnchor } from '../renderLink';
import { Tooltip } from '../Tooltip/Tooltip';
import { root as hidden } from '../VisuallyHidden/VisuallyHidden.css';
import * as styles from './SidebarNav.css';

export interface SidebarItem {
  id: string;
  label: ReactNode;
  icon: ReactNode;
  href: string;
  /** The page that is shown is this one, or below it. */
  active?: boolean;
}

export interface SidebarSection {
  /** Above its items; a section without one is set off by a gap. */
  heading?: ReactNode;
  items: readonly SidebarItem[];
}

export interface SidebarNavProps extends Omit<NativeProps<'div'>, 'children'> {
  /** The mark of the product or the agency, 26 px. */
  logo: ReactNode;
  /** The name beside it. */
  name: ReactNode;
  sections: readonly SidebarSection[];
  renderLink?: RenderLink;
  /** What the top bar has no room for below 900 px, such as the way out. Shown in the sheet only. */
  footer?: ReactNode;
}

/**
 * The areas of the application that this user may enter. It folds with the `AppShell` around it: as a rail of icons each
 * name shows as a tooltip; in the sheet rows are as high as a finger needs, and `footer` stands at the end.
 */
export function SidebarNav({ logo, name, sections, renderLink = renderAnchor, footer, ...rest }: SidebarNavProps) {
  const { place, rail } = useShell();
  const say = useWords();
  return (
    <div {...rest} className={styles.root} data-place={place} data-rail={rail || undefined}>
      <div className={styles.head}>
        <span className={styles.logo}>{logo}</span>
        {!rail && <span className={styles.name}>{name}</span>}
        <Toggle />
      </div>
      <nav className={styles.nav} aria-label={say(words.navigation)}>
        {sections.map((section, index) => (
          <Section key={section.items[0]?.id} section={section} first={index === 0} renderLink={renderLink} />
        ))}
      </nav>
      {footer && place === 'sheet' && <div className={styles.foot}>{footer}</div>}
    </div>
  );
}

function Toggle() {
  const { place, rail, toggle, closeSheet } = useShell();
  const say = useWords();
  const onClick = place === 'sheet' ? closeSheet : toggle;
  if (!onClick) return null;
  const label =
    place === 'sheet' ? say(words.closeNavigation) : rail ? say(words.expandSidebar) : say(words.collapseSidebar);
  return (
    // the sheet puts the focus here first, where a tooltip would only be in the way
    <Tooltip content={place === 'aside' && label} side={rail ? 'right' : 'bottom'}>
      <button type="button" className={styles.toggle} aria-label={label} onClick={onClick}>
        {place === 'sheet' ? <X /> : <PanelLeft />}
      </button>
    </Tooltip>
  );
}

interface SectionProps {
  section: SidebarSection;
  first: boolean;
  renderLink: RenderLink;
}

function Section({ section: { heading, items }, first, renderLink }: SectionProps) {
  const { rail, closeSheet } = useShell();
  const headingId = useId();
  return (
    <>
      {!first && (rail || !heading) && <div className={styles.gap} />}
      {heading && (
        <div id={headingId} className={rail ? hidden : styles.heading}>
          {heading}
        </div>
      )}
      {/* without its bullets a list is none to Safari, unless it says so */}
      <ul role="list" className={styles.list} aria-labelledby={heading ? headingId : undefined}>
        {items.map((item) => (
          <li key={item.id}>
            <Tooltip content={rail ? item.label : undefined} side="right">
              {renderLink({
                href: item.href,
                className: styles.item,
                'aria-current': item.active ? 'page' : undefined,
                // also when it leads to the page that is shown, which changes nothing else
                ...(closeSheet && { onClick: closeSheet }),
                children: (
                  <>
                    <span className={styles.itemIcon}>{item.icon}</span>
                    {/* out of sight, but still the link's name */}
                    <span className={rail ? hidden : styles.label}>{item.label}</span>
                  </>
                ),
              })}
            </Tooltip>
          </li>
        ))}
      </ul>
    </>
  );
}
