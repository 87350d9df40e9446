'use client';

import { useState } from 'react';
import { LiveRegion } from '@/components/ui/LiveRegion';
import { LoopVideo } from '@/components/ui/LoopVideo';
import type { LoopContent } from '@/lib/content/schema/values';
import type { VideoSource } from '@/components/ui/media';

type Props = { sources: readonly VideoSource[]; hasSound: boolean; content: LoopContent };

export function HeroVideo(props: Props) {
  const [words, say] = useState('');
  return (
    <>
      <LoopVideo {...props} say={say} />
      <LiveRegion>{words}</LiveRegion>
    </>
  );
}
