import { render } from '@testing-library/react';
import { Columns } from './Columns';

it('reads the label before what it explains', () => {
  const { container } = render(<Columns aside="Label, ">and text</Columns>);
  expect(container).toHaveTextContent('Label, and text');
});
