import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { PlainTable } from '../contestants/PlainTable';
import type { Person } from '../people';
import '../contestants/plain.css';

/** A list in plain React: requests its rows and shows them in a table. */
function List() {
  const [people, setPeople] = useState<Person[]>();
  useEffect(() => {
    void fetch('/api/people')
      .then((response) => response.json())
      .then(setPeople);
  }, []);
  return people ? <PlainTable people={people} /> : <p>Loading</p>;
}

const element = document.getElementById('root');
if (element) createRoot(element).render(<List />);
