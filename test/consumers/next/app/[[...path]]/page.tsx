import { Workshop } from '../workshop';

interface Props {
  params: Promise<{ path?: string[] }>;
  searchParams: Promise<Record<string, string>>;
}

export default async function Page({ params, searchParams }: Props) {
  const { path = [] } = await params;
  const query = new URLSearchParams(await searchParams).toString();
  return <Workshop url={`/${path.join('/')}${query && `?${query}`}`} />;
}
