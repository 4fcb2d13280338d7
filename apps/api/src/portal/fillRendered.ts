import { type RenderedPage, renderedSlots } from '@fairlead/rules';
import type { PortalConfig } from '../config.ts';
import { escapeHtml } from '../escapeHtml.ts';

/** Fills the slots of a page that the build has rendered. Values of the configuration are escaped. */
export function fillRendered(
  { title, body, bodyWithLogo, footerLinks }: RenderedPage,
  config: PortalConfig,
  year: number,
): { title: string; body: string } {
  const values = {
    [renderedSlots.productName]: config.productName,
    [renderedSlots.copyrightHolder]: config.copyrightHolder,
    [renderedSlots.logoUrl]: config.logoUrl ?? '',
    [renderedSlots.year]: String(year),
  };
  const links = Object.fromEntries(
    (['legal', 'terms', 'privacy'] as const).map((name) => [
      `href="${footerLinks[name]}"`,
      `href="${escapeHtml(config.footerLinks[name] ?? footerLinks[name])}"`,
    ]),
  );
  const fill = (html: string) => {
    const own = Object.entries(links).reduce((text, [from, to]) => text.replace(from, () => to), html);
    // in one pass, so that a value cannot contain a slot
    return own.replace(slots, (slot) => escapeHtml(values[slot as keyof typeof values]));
  };
  return { title: fill(title), body: fill(config.logoUrl === null ? body : bodyWithLogo) };
}

const slots = new RegExp(Object.values(renderedSlots).join('|'), 'g');
