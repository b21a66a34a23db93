import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import 'nacre/tokens.css';

export const metadata: Metadata = { title: 'Workshop' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
