import { checkAccess } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { type ComponentType, useEffect, useState } from 'react';
import { getI18n } from 'react-i18next';
import { loadMessages } from '../language';
import { type ProductTool, useProduct } from '../product';
import * as styles from './portal.css';

/** Tools of the areas in the top bar, in places that are reserved while they load. */
export function TopBarTools() {
  const { viewer } = useAuth();
  const { topBar } = useProduct();
  return topBar
    .filter(({ guard }) => checkAccess(guard, viewer) === 'allowed')
    .map((tool) => (
      <span key={tool.id} className={styles.tool}>
        <Tool tool={tool} />
      </span>
    ));
}

/** The page works without the tool, so a failure to load it shows nothing. */
function Tool({ tool: { tool, namespace } }: { tool: ProductTool }) {
  const [Loaded, setLoaded] = useState<ComponentType>();
  useEffect(() => {
    let current = true;
    Promise.all([tool(), loadMessages(getI18n(), [namespace])]).then(
      ([{ default: loaded }]) => current && setLoaded(() => loaded),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [tool, namespace]);
  return Loaded ? <Loaded /> : null;
}
