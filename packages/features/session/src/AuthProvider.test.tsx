import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useAuth } from './AuthProvider';

it('says where the context must be', () => {
  const Lost = () => <p>{useAuth().state.status}</p>;
  expect(() => renderToString(<Lost />)).toThrow('AuthContext must be placed within AuthProvider');
});
