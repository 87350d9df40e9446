import { fireEvent, render, screen } from '@testing-library/react';
import { form } from '@/lib/content/contact';
import { SlowNotice } from './SlowNotice';

it('says that it takes long, and stops when told', () => {
  const onStop = jest.fn();
  const { container } = render(<SlowNotice content={form.slow} onStop={onStop} />);
  expect(container).toHaveTextContent(`${form.slow.text} ${form.slow.stop}`);
  fireEvent.click(screen.getByRole('button', { name: form.slow.stop }));
  expect(onStop).toHaveBeenCalledTimes(1);
});
