'use client';
import { createContext, use } from 'react';

export const PortalContainerContext = createContext<HTMLElement | null | undefined>(undefined);

/** Element for dialogs, menus and tooltips. Undefined outside a `ThemeScope`: they open at the end of `body`. */
export const usePortalContainer = (): HTMLElement | undefined => use(PortalContainerContext) ?? undefined;
