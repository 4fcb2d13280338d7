'use client';
import { type ReactNode, useId } from 'react';
import { useShell } from '../AppShell/shell';
import { X } from '../fieldIcons';
import { PanelLeft } from '../icons';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import type { NativeProps } from '../nativeProps';
import { type RenderLink, renderAnchor } from '../renderLink';
import { Tooltip } from '../Tooltip/Tooltip';
import { root as hidden } from '../VisuallyHidden/VisuallyHidden.css';
import * as styles from './SidebarNav.css';

export interface SidebarItem {
  /** Unique id. */
  id: string;
  /** Label of the link. */
  label: ReactNode;
  /** Icon before the label. */
  icon: ReactNode;
  /** Address of the page. */
  href: string;
  /** Number at the end of the row, such as unread mails. Hidden in the rail. */
  badge?: ReactNode;
  /** Whether the current page is this page or below it. */
  active?: boolean;
}

export interface SidebarSection {
  /** Heading above the items. A section without one is separated by a gap. */
  heading?: ReactNode;
  /** Links of the section, in order. */
  items: readonly SidebarItem[];
}

export interface SidebarNavProps extends Omit<NativeProps<'div'>, 'children'> {
  /** Logo of the product or agency, 26 px. */
  logo: ReactNode;
  /** Name beside the logo. */
  name: ReactNode;
  /** Sections, in order. */
  sections: readonly SidebarSection[];
  /** Renders a link, for example with the router's link component. Defaults to a plain `a`. */
  renderLink?: RenderLink;
  /** Actions that do not fit the top bar below 900 px, such as signing out. Shown in the sheet only. */
  footer?: ReactNode;
}

/**
 * Main navigation, limited to the pages that the user may open. It collapses with the surrounding `AppShell`: the rail shows
 * icons with tooltips, the sheet has larger rows and the `footer`.
 *
 * @example
 * <SidebarNav logo={logo} name="Fairlead" sections={sections} />
 */
export function SidebarNav({ logo, name, sections, renderLink = renderAnchor, footer, ...rest }: SidebarNavProps) {
  const { place, rail } = useShell();
  const translate = useTranslate();
  return (
    <div {...rest} className={styles.root} data-place={place} data-rail={rail || undefined}>
      <div className={styles.head}>
        <span className={styles.logo}>{logo}</span>
        {!rail && <span className={styles.name}>{name}</span>}
        <Toggle />
      </div>
      <nav className={styles.nav} aria-label={translate(messages.navigation)}>
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
  const translate = useTranslate();
  const onClick = place === 'sheet' ? closeSheet : toggle;
  if (!onClick) return null;
  const label =
    place === 'sheet'
      ? translate(messages.closeNavigation)
      : rail
        ? translate(messages.expandSidebar)
        : translate(messages.collapseSidebar);
  return (
    // No tooltip in the sheet, where the button has the initial focus.
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
      {/* Safari does not expose a list without bullets as a list unless it has the role. */}
      <ul role="list" className={styles.list} aria-labelledby={heading ? headingId : undefined}>
        {items.map((item) => (
          <li key={item.id}>
            <Tooltip content={rail ? item.label : undefined} side="right">
              {renderLink({
                href: item.href,
                className: styles.item,
                'aria-current': item.active ? 'page' : undefined,
                // Also closes the sheet for a link to the current page, which does not change the location.
                ...(closeSheet && { onClick: closeSheet }),
                children: (
                  <>
                    <span className={styles.itemIcon}>{item.icon}</span>
                    {/* Visually hidden in the rail, but still the link's accessible name. */}
                    <span className={rail ? hidden : styles.label}>{item.label}</span>
                    {item.badge && <span className={rail ? hidden : styles.badge}>{item.badge}</span>}
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
