-- Policies: one for each accepted quote, the others without a quote. Serials follow the time of creation.
create temp table scale_policies on commit drop as
with accepted as (
  select q.id as quote_id, q.n as draft, q.contact, q.type_id, q.type_name, q.form, q.carrier_id, q.assigned_id,
    q.premium_cents, q.effective_on,
    least(pg_temp.now_at() - interval '10 minutes', q.at + make_interval(hours => 30 + pg_temp.dice(q.n, 91, 200))) as at
  from scale_quotes q where q.policied and q.place = 1
), others as (
  select n, pg_temp.moment(share) as at, pg_temp.contact_at(n + 7000000, share) as contact,
    pg_temp.skewed(n, 92, pg_temp.size('types')) as type,
    pg_temp.skewed(n, 93, pg_temp.size('carriers')) as carrier
  from (select greatest(0, pg_temp.size('policies') - count(*))::int as wanted from accepted) w,
    generate_series(1, w.wanted) n, lateral (select n::float8 / (w.wanted + 1) as share) shares
), drafts as (
  select quote_id, draft, contact, type_id, type_name, form, carrier_id, assigned_id, premium_cents, effective_on, at
  from accepted
  union all
  select null, 10000000 + o.n,
    -- The customer to sign in with has at least fifteen policies.
    case when o.n % greatest(1, pg_temp.size('policies') / 15) = 0 then 1 else o.contact end, t.id, t.name, t.form, k.id, null,
    32000 + 100 * pg_temp.dice(o.n, 94, 9080), (o.at at time zone 'UTC')::date + pg_temp.dice(o.n, 95, 45) - 5, o.at
  from others o join scale_types t on t.n = o.type join scale_carriers k on k.n = o.carrier
), dated as (
  select (row_number() over (order by d.at, draft))::int as n, d.*, c.id as contact_id, c.user_id, c.agent_id,
    quote_id is null and pg_temp.dice(draft, 96, 200) = 0 as bare,
    effective_on + case when pg_temp.dice(draft, 97, 100) < 25 then 182 else 365 end as expires_on,
    (pg_temp.now_at() at time zone 'UTC')::date as today
  from drafts d join scale_contacts c on c.n = d.contact
)
select *, pg_temp.uid('policy', draft, at) as id,
  case when bare then 'MISSING_INFO'
    when expires_on < today then pg_temp.pick('{EXPIRED,EXPIRED,EXPIRED,NOT_RENEWED,CANCELLED}', draft, 98)
    when effective_on > today then pg_temp.pick('{BOUND,QUEUED,PENDING,PENDING,BOUND,FAILED}', draft, 99)
    when expires_on < today + 30 then 'EXPIRING'
    when pg_temp.dice(draft, 100, 100) < 16
      then pg_temp.pick('{CANCELLED,IN_REVIEW,IN_REVIEW,MISSING_INFO}', draft, 101)
    else 'ACTIVE' end as status
from dated;

alter table scale_policies add primary key (n);

analyze scale_policies;

-- A policy of the same contact and insurance type that begins about when another one ends is its next term.
create temp table scale_terms on commit drop as
select n, id, previous_n, previous_id
from (
  select n, id, bare, effective_on, lag(n) over terms as previous_n, lag(id) over terms as previous_id,
    lag(expires_on) over terms as ended, lag(status) over terms as before
  from scale_policies window terms as (partition by contact_id, type_id order by effective_on, n)
) p
where not bare and before in ('ACTIVE', 'EXPIRING', 'EXPIRED') and ended between effective_on - 90 and effective_on + 30;

analyze scale_terms;

insert into policies (id, agency_id, serial, policy_number, contact_id, insurance_type_id, carrier_id, quote_id,
  previous_policy_id, has_next_term, assigned_agent_id, status, premium_cents, effective_on, expires_on, policy_term, policy_type, payment_type, payment_term,
  payment_status, other_information, source, created_by, created_at, updated_at)
select p.id, pg_temp.agency(), p.n, form || '-' || 1000000 + pg_temp.dice(draft, 111, 8999999), contact_id, type_id,
  case when bare then null else carrier_id end, quote_id, own.previous_id, next.n is not null,
  coalesce(assigned_id, agent_id), status,
  case when status = 'MISSING_INFO' then null else premium_cents end, case when bare then null else effective_on end,
  case when status = 'MISSING_INFO' then null else expires_on end,
  case when bare then '' when expires_on - effective_on > 300 then '12 months' else '6 months' end,
  case when bare then null when pg_temp.dice(draft, 112, 100) < 60 then 'RENEWAL' else 'NEW_BUSINESS' end,
  case when bare then null else pg_temp.pick('{AGENCY_BILL,DIRECT_BILL,DIRECT_BILL}', draft, 113) end,
  case when bare then null
    else pg_temp.pick('{INSTALLMENT,PAID_IN_FULL,PAID_IN_FULL,ESCROW_BILLING,PREMIUM_FINANCE}', draft, 114) end,
  case when status = 'MISSING_INFO' then null
    else pg_temp.pick('{PAID,PAID,PAID,PAID,AUTO_PAY,AUTO_PAY,PENDING,PAST_DUE}', draft, 115) end,
  case when pg_temp.dice(draft, 116, 100) < 25
    then '<p>The lender has to be named as an <strong>additional insured</strong>.</p>' else '' end,
  case when user_id is not null and quote_id is null and pg_temp.dice(draft, 117, 100) < 10 then 'CUSTOMER' else 'CREATED' end,
  agent_id, at, greatest(at, least(effective_on::timestamp at time zone 'UTC', pg_temp.now_at() - interval '5 minutes'))
from scale_policies p left join scale_terms own on own.n = p.n left join scale_terms next on next.previous_n = p.n order by p.n;

-- Some open opportunities are for the next term of a policy that expires soon.
update opportunities o set renewed_policy_id = p.id
from (
  select contact_id, (array_agg(id order by n))[1] as id from scale_policies
  where status in ('ACTIVE', 'EXPIRING') and expires_on < today + 90 group by contact_id
) p
where o.agency_id = pg_temp.agency() and o.contact_id = p.contact_id
  and o.status in ('NEW', 'CONTACTED', 'QUOTED', 'IN_PROCESS') and o.deleted_at is null;

insert into coverages (id, agency_id, policy_id, name, value, description, created_at)
select pg_temp.uid('coverage', p.draft::bigint * 8 + v.place, p.at), pg_temp.agency(), p.id, v.name, v.value, v.description, p.at
from scale_policies p join scale_covers v on v.type_id = p.type_id
where p.at > pg_temp.now_at() - interval '2 years' and not p.bare;

-- The first transaction of each policy, later changes of some, and the end of cancelled policies and those not renewed.
insert into policy_transactions (id, agency_id, policy_id, transaction_type, premium, billing_type, invoice_number,
  payment_status, transaction_on, due_on, reference, notified_at, created_by, created_at)
select pg_temp.uid('policyTransaction', key, made), pg_temp.agency(), id, type,
  case when type in ('NEW_BUSINESS', 'RENEWAL') then (premium_cents / 100)::text || '.00'
    when type in ('NOC', 'NON_RENEWAL') then '' when type = 'CANCEL' then 'pro rata'
    else 15 + pg_temp.dice(key, 121, 465) || '.00' end,
  case when invoiced then 'INVOICE' end, case when invoiced then 'INV-' || 10000 + pg_temp.dice(key, 122, 89999) else '' end,
  payment, day, due, 'TX-' || upper(lpad(to_hex(key / 65536), 4, '0') || '-' || lpad(to_hex(key % 65536), 4, '0')),
  case when payment = 'PAST_DUE' or pg_temp.dice(key, 123, 100) < 30 then least(made + interval '1 hour', pg_temp.now_at()) end,
  agent_id, made
from (
  select p.*, key, type, day, case when pg_temp.dice(key, 124, 100) < 70 then day + 14 + pg_temp.dice(key, 125, 30) end as due,
    pg_temp.dice(key, 126, 100) < 35 as invoiced,
    least(day::timestamp at time zone 'UTC' + interval '9 hours', pg_temp.now_at() - interval '5 minutes') as made
  from (
    select *, greatest((at at time zone 'UTC')::date, least(effective_on, today)) as begun from scale_policies
  ) p,
    generate_series(1, 3) step,
    lateral (select p.n * 4 + step as key) keys,
    lateral (select
      case step when 1 then pg_temp.pick('{NEW_BUSINESS,RENEWAL}', p.n, 127)
        when 2 then pg_temp.pick('{ENDORSEMENT,ENDORSEMENT,AUDIT,REWRITE,NOC}', p.n, 128)
        else case p.status when 'CANCELLED' then 'CANCEL' else 'NON_RENEWAL' end end as type,
      begun + case step when 1 then 0 when 2
        then pg_temp.dice(p.n, 129, greatest(1, least(expires_on, today) - begun))
        else greatest(0, least(expires_on, today) - begun) end as day) kinds
  where step = 1 or (step = 2 and pg_temp.dice(p.n, 130, 100) < 30)
    or (step = 3 and p.status in ('CANCELLED', 'NOT_RENEWED'))
) t, lateral (select
  case when due >= today then pg_temp.pick('{PENDING,PENDING,PAID,AUTO_PAY}', key, 131)
    when due is not null and pg_temp.dice(key, 132, 100) < case when expires_on > today then 4 else 1 end then 'PAST_DUE'
    else pg_temp.pick('{PAID,PAID,PAID,AUTO_PAY}', key, 133) end as payment) payments;

-- Documents of one policy in five.
insert into files (id, agency_id, uploaded_by, storage_key, name, content_type, size, sha256, upload_type, created_at)
select pg_temp.uid('policyFile', n, at), pg_temp.agency(), agent_id, pg_temp.uid('policyBytes', n, at),
  type_name || ' declarations page.pdf', 'application/pdf', 50000 + n % 90000, encode(sha256(('policy' || n)::bytea), 'hex'),
  'POLICY', at
from scale_policies where contact = 1 or pg_temp.dice(draft, 141, 100) < 20;

insert into docs (id, agency_id, contact_id, policy_id, file_id, doc_type, created_by_role, created_by, created_at)
select pg_temp.uid('policyDoc', n, at), pg_temp.agency(), contact_id, id, pg_temp.uid('policyFile', n, at),
  pg_temp.pick('{POLICY,POLICY,POLICY,BILL,OTHER}', n, 142), 'AGENT', agent_id, at
from scale_policies where contact = 1 or pg_temp.dice(draft, 141, 100) < 20;
