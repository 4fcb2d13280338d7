import { bin, headers, pencil } from '../data';
import type { Person } from '../people';

/** Table of browser elements with two buttons per row. */
export const PlainTable = ({ people }: { people: readonly Person[] }) => (
  <table className="table" aria-label="Contacts">
    <thead>
      <tr>
        {headers.map((header) => (
          <th key={header} scope="col" className={header === 'Policies' ? 'head end' : 'head'}>
            {header}
          </th>
        ))}
        <th scope="col" className="head">
          Actions
        </th>
      </tr>
    </thead>
    <tbody>
      {people.map(({ id, name, initials, email, phone, city, active, status, policies, updated }) => (
        <tr key={id} className="row">
          <th scope="row" className="cell">
            <span className="person">
              <span className="avatar" aria-hidden>
                {initials}
              </span>
              {name}
            </span>
          </th>
          <td className="cell">{email}</td>
          <td className="cell">{phone}</td>
          <td className="cell">{city}</td>
          <td className="cell">
            <span className={active ? 'chip good' : 'chip bad'}>{status}</span>
          </td>
          <td className="cell end">{policies}</td>
          <td className="cell">{updated}</td>
          <td className="cell">
            <span className="actions">
              <button type="button" className="action" aria-label={`Edit ${name}`} title={`Edit ${name}`}>
                {pencil}
              </button>
              <button type="button" className="action" aria-label={`Delete ${name}`} title={`Delete ${name}`}>
                {bin}
              </button>
            </span>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
