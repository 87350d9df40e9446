'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { whenNear } from '@/lib/browser/when-near';

/** Adds its children to the page once their place is less than a screen away. */
export function WhenNear({ children }: { children: ReactNode }) {
  const place = useRef<HTMLElement>(null);
  const [near, setNear] = useState(false);

  useEffect(() => whenNear(place.current!, () => setNear(true)), []);

  return near ? children : <i ref={place} />;
}
