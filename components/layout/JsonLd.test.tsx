import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { JsonLd } from './JsonLd';

const data = { name: 'A</script><script>alert(1)</script>', url: 'https://combat.example/?a=b&c=d' };

it('says what it is given to search engines', () => {
  const { container } = render(<JsonLd data={data} />);
  const element = container.querySelector('script[type="application/ld+json"]')!;
  expect(JSON.parse(element.textContent)).toEqual(data);
});

it('lets no text end its element', () => {
  expect(renderToString(<JsonLd data={data} />).match(/<\/?script/g)).toEqual(['<script', '</script']);
});
