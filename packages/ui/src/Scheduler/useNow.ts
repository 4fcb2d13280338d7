'use client';
import { useEffect, useState } from 'react';
import { type WallTime, wallTime } from './wallTime';

const minute = 60_000;

/** Current time on the wall, updated every minute, or the given one. */
export function useNow(fixed: string | undefined, timeZone: string): WallTime {
  const [now, setNow] = useState(() => new Date().toISOString());
  useEffect(() => {
    if (fixed !== undefined) return;
    const timer = setInterval(() => setNow(new Date().toISOString()), minute);
    return () => clearInterval(timer);
  }, [fixed]);
  return wallTime(fixed ?? now, timeZone);
}
