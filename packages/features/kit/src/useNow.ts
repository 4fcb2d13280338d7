import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** Current time in unix seconds. It moves on every minute, and when the user returns to the tab. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now() / 1000);
  useEffect(() => {
    const update = () => setNow(Date.now() / 1000);
    const timer = setInterval(update, MINUTE);
    // browsers delay timers of tabs in the background, and stop them while the computer is asleep
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, []);
  return now;
}
