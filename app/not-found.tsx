import type { Metadata } from 'next';
import { NotFound } from '@/components/not-found/NotFound';
import { notFound, page } from '@/lib/content/not-found';

export const metadata: Metadata = page;

export default function NotFoundPage() {
  return <NotFound content={notFound} />;
}
