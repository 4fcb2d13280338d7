-- The agency with its plans, insurance types and agents.
insert into agencies (id, name, email, phone, website, states, created_at)
values (pg_temp.agency(), 'Continental Coverage Group', 'office@continental.test', '+16145550100',
  'https://www.continental.test', '{OH,KY,IN,PA,MI,WV}', pg_temp.moment(0) - interval '90 days');

insert into agency_insurance_types (id, agency_id, insurance_type_id, created_at)
select pg_temp.uid('agencyType', row_number() over (), pg_temp.moment(0)), pg_temp.agency(), id, pg_temp.moment(0)
from insurance_types where active and deleted_at is null;

create temp table scale_agents on commit drop as
select n as agent, pg_temp.uid('agent', n, at) as id, at, name, licensed,
  case n when 1 then 'scale.admin' || pg_temp.mark() || '@demo.test' when 2 then 'scale.agent' || pg_temp.mark() || '@demo.test'
    else lower(replace(name, ' ', '.')) || n || pg_temp.mark() || '@continental.test' end as email
from (
  select n, pg_temp.moment(0) - make_interval(days => 60 - n) as at, n <= 2 or pg_temp.dice(n, 2, 100) < 75 as licensed,
    pg_temp.pick(pg_temp.first_names(), n, 3) || ' ' || pg_temp.pick(pg_temp.last_names(), n, 4) as name
  from generate_series(1, pg_temp.size('agents')) n
) agents;

insert into users (id, agency_id, role_id, name, email, agency_admin, licensed_agent, referral_code, email_verified_at,
  disabled_at, last_sign_in_at, created_at)
select id, pg_temp.agency(),
  pg_temp.role_id(case when agent = 1 then 'agencyAdmin' when licensed then 'agent' else 'assistant' end),
  name, email, agent = 1, licensed, 'SCALE-AGENT-' || agent || pg_temp.mark(), at,
  case when agent > 2 and agent % 19 = 0 then pg_temp.now_at() - interval '40 days' end,
  pg_temp.now_at() - make_interval(mins => 60 + pg_temp.dice(agent, 5, 20000)), at
from scale_agents;

insert into credentials (user_id, password_hash) select id, pg_temp.password_hash() from scale_agents;

insert into addresses (id, agency_id, address_type, created_by, street, city, state, zip_code, country)
select pg_temp.uid('agencyAddress', 1, at), pg_temp.agency(), 'AGENCY_ADDRESS', id, '41 South High Street', 'Columbus',
  'OH', '43215', 'United States'
from scale_agents where agent = 1;

update agencies set address_id = (select id from addresses where agency_id = pg_temp.agency())
where id = pg_temp.agency();

insert into user_details (id, agency_id, phone, bio, availability_time, states, insurance_type_ids, license_number,
  license_state, license_expires_on)
select id, pg_temp.agency(), '+16145550' || 100 + agent, 'Looks after families and small businesses.', 'Mon to Fri, 9 to 5',
  '{OH,KY}', (select array_agg(insurance_type_id) from agency_insurance_types where agency_id = pg_temp.agency()),
  case when licensed then 'OH-' || 400000 + agent else '' end, case when licensed then 'OH' else '' end,
  case when licensed then (pg_temp.now_at() + make_interval(days => 10 + agent * 9))::date end
from scale_agents;

-- One yearly plan after the other; the last one is current.
create temp table scale_plans on commit drop as
select n, pg_temp.uid('plan', n, at) as id, at, at + interval '1 year' as ends, p.id as package_id, p.name, p.price_cents,
  p.duration
from generate_series(1, 6) n,
  lateral (select pg_temp.now_at() - interval '100 days' - make_interval(years => 6 - n) as at) t,
  (select * from subscription_packages where duration = 'TWELVE_MONTH' and deleted_at is null
    order by price_cents desc, id limit 1) p;

insert into agency_subscriptions (id, agency_id, package_id, package_name, price_cents, duration, subscribed_at, expires_at,
  closed_at)
select id, pg_temp.agency(), package_id, name, price_cents, duration, at, ends, case when n < 6 then ends end
from scale_plans;

insert into transactions (id, agency_id, user_id, reference, kind, status, package_id, package_name, duration, price_cents,
  discount_cents, paid_cents, previous_id, subscription_id, idempotency_key, provider_reference, card_brand, card_last4,
  created_at, settled_at)
select pg_temp.uid('payment', p.n, p.at), pg_temp.agency(), a.id, 'FL-SCAL-000' || p.n || pg_temp.mark(),
  case when p.n = 1 then 'NEW' else 'REACTIVATION' end, 'PAID', p.package_id, p.name, p.duration, p.price_cents, 0,
  p.price_cents, before.id, p.id, 'scale-' || p.n || pg_temp.mark(), 'scale_' || p.n || pg_temp.mark(), 'visa', '4242', p.at, p.at + interval '4 seconds'
from scale_plans p join scale_agents a on a.agent = 1 left join scale_plans before on before.n = p.n - 1;

-- Active insurance types and carriers, in a fixed order. The first ones are used most.
create temp table scale_types on commit drop as
select (row_number() over (order by t.created_at, t.id))::int as n, t.id, t.name, coalesce(f.form, 'BOP') as form
from insurance_types t
  left join (values ('Auto', 'PAP'), ('Home', 'HO3'), ('Umbrella', 'PUP'), ('Flood', 'FLD'), ('Commercial Property', 'CPP'),
    ('General Liability', 'CGL'), ('Workers Compensation', 'WC'), ('Commercial Auto', 'CAP')) f (name, form)
    on f.name = t.name
where t.active and t.deleted_at is null;

create temp table scale_carriers on commit drop as
select (row_number() over (order by created_at, id))::int as n, id from carriers where active and deleted_at is null;
