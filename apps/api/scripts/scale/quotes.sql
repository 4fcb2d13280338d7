-- Quotes for opportunities. An opportunity that became a policy has an accepted quote, the first one, and a rejected one.
create temp table scale_quotes on commit drop as
select (row_number() over (order by at, opportunity, place))::int as n, q.*,
  pg_temp.uid('quote', opportunity * 4 + place, at) as id,
  case when policied and place = 1 then 'ACTIVE' when policied then 'CLOSED'
    when age < 40 then pg_temp.pick('{PENDING,PENDING,PENDING_APPROVAL,PENDING_APPROVAL,QUOTED}', opportunity * 4 + place, 81)
    else pg_temp.pick('{QUOTED,CLOSED,CANCELLED,EXPIRED,EXPIRED,EXPIRED,PENDING_CANCEL}', opportunity * 4 + place, 82)
  end as status,
  (at at time zone 'UTC')::date + 12 + pg_temp.dice(opportunity, 83, 60) as effective_on,
  not policied and pg_temp.dice(opportunity * 4 + place, 84, 100) = 0 as deleted
from (
  select o.n as opportunity, place, o.contact, o.type_id, o.type_name, o.form, o.status = 'POLICIED' as policied,
    case when o.status = 'POLICIED' and place = 1 then o.premium_cents
      else o.premium_cents + 100 * pg_temp.dice(o.n * 4 + place, 85, 400) end as premium_cents,
    coalesce(o.assigned_id, c.agent_id) as assigned_id, c.agent_id, k.id as carrier_id,
    times.at, extract(days from pg_temp.now_at() - times.at) as age
  from scale_opportunities o
    join scale_contacts c on c.n = o.contact
    cross join lateral generate_series(1, case when o.doc_type is not null or o.deleted then 0 when o.status in ('POLICIED', 'QUOTED') then 2
      when o.status = 'WON' then 1 when o.status = 'LOST' then o.n % 2 else 0 end) place
    join scale_carriers k on k.n = 1 + (o.carrier_shift + place) % pg_temp.size('carriers')
    cross join lateral (select least(pg_temp.now_at() - interval '30 minutes',
      o.at + make_interval(mins => 60 + 600 * place + pg_temp.dice(o.n * 4 + place, 86, 12000))) as at) times
) q;

alter table scale_quotes add primary key (n);

analyze scale_quotes;

insert into quotes (id, agency_id, serial, opportunity_id, contact_id, insurance_type_id, carrier_id, assigned_agent_id,
  status, premium_cents, effective_on, customer_feedback, feedback_at, created_by, created_at, deleted_at, version)
select q.id, pg_temp.agency(), q.n, o.id, c.id, q.type_id, q.carrier_id, q.assigned_id, q.status, q.premium_cents,
  q.effective_on, feedback, case when feedback is not null then least(q.at + interval '1 day', pg_temp.now_at()) end,
  q.agent_id, q.at, case when q.deleted then least(q.at + interval '20 days', pg_temp.now_at()) end,
  case when feedback is null then 1 else 2 end
from scale_quotes q
  join scale_opportunities o on o.n = q.opportunity
  join scale_contacts c on c.n = q.contact,
  lateral (select case when q.policied and q.place = 1 then 'ACCEPTED' when q.status = 'CLOSED' then 'REJECTED' end
    as feedback) answers;

insert into coverages (id, agency_id, quote_id, name, value, description, created_at)
select pg_temp.uid('quoteCoverage', q.n * 8 + v.place, q.at), pg_temp.agency(), q.id, v.name, v.value, v.description, q.at
from scale_quotes q join scale_covers v on v.type_id = q.type_id
where q.at > pg_temp.now_at() - interval '2 years';

insert into discounts (id, agency_id, quote_id, name, created_at)
select pg_temp.uid('discount', n, at), pg_temp.agency(), id,
  pg_temp.pick('{Claims free 5 years,Multi-policy,Paperless billing,Protective devices,Paid in full}', n, 87), at
from scale_quotes where pg_temp.dice(n, 88, 100) < 40;

insert into files (id, agency_id, uploaded_by, storage_key, name, content_type, size, sha256, upload_type, created_at)
select pg_temp.uid('quoteFile', n, at), pg_temp.agency(), agent_id, pg_temp.uid('quoteBytes', n, at), type_name || ' proposal.pdf',
  'application/pdf', 60000 + n % 90000, encode(sha256(('quote' || n)::bytea), 'hex'), 'QUOTE', at
from scale_quotes where n % 20 = 0;

insert into docs (id, agency_id, contact_id, quote_id, file_id, created_by_role, created_by, created_at)
select pg_temp.uid('quoteDoc', q.n, q.at), pg_temp.agency(), c.id, q.id, pg_temp.uid('quoteFile', q.n, q.at), 'AGENT',
  q.agent_id, q.at
from scale_quotes q join scale_contacts c on c.n = q.contact where q.n % 20 = 0;
