'use client';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the component renders in a browser. False on a server and in the first render of its output in the browser. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
