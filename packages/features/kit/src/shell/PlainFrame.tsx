import { SignedOutLayout, whenIdle } from '@fairlead/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { Brand } from './Brand';
import { releasePaletteKey } from './heldPalette';
import { PortalFooter } from './PortalFooter';
import { prefetchDelayMs } from './usePrefetch';

// wait until the page has loaded, then share the prefetch chunk
const loadVisitorChoices = async () => {
  await new Promise((resolve) => setTimeout(resolve, prefetchDelayMs));
  return (await import('./prefetch')).visitorChoices();
};

/** Frame of pages before sign-in. */
export function PlainFrame() {
  const { t } = useTranslation('shell');
  const [choices, setChoices] = useState<Awaited<ReturnType<typeof loadVisitorChoices>>>();
  // its pages have no command palette
  useEffect(releasePaletteKey, []);
  useEffect(() => whenIdle(() => void loadVisitorChoices().then(setChoices, () => undefined)), []);
  return (
    <SignedOutLayout
      logo={
        <>
          <Brand />
          {choices ? <choices.VisitorChoices /> : null}
        </>
      }
      footer={<PortalFooter />}
      brand={{ title: t('brand.title'), text: t('brand.text') }}
    >
      <Outlet />
    </SignedOutLayout>
  );
}
