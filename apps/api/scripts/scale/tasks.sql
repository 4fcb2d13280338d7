-- Open tasks for policies, due around today. Some are snoozed.
insert into tasks (id, agency_id, title, kind, contact_id, policy_id, due_on, due_time, assignee_id, snoozed_until, created_by,
  created_at, updated_at)
select pg_temp.uid('task', n, at), pg_temp.agency(),
  pg_temp.pick('{Call about the renewal,Send the certificate,Ask for the photos,Annual review}', n, 201),
  pg_temp.pick('{CALL,CERTIFICATE,DOCUMENT,RENEWAL,OTHER}', n, 202), contact_id, id, today - 20 + pg_temp.dice(n, 203, 60),
  case when pg_temp.dice(n, 204, 100) < 30 then 10 + pg_temp.dice(n, 205, 8) || ':30' end, coalesce(assigned_id, agent_id),
  case when pg_temp.dice(n, 206, 100) < 10 then pg_temp.now_at() + interval '1 day' * (1 + pg_temp.dice(n, 207, 6)) end,
  coalesce(assigned_id, agent_id), at, at
from scale_policies where n <= pg_temp.size('tasks');
