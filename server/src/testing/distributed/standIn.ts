import type pg from 'pg'

/**
 * What `distribute` uses of Citus, as plain functions that keep the rows where they are. They note each call, and
 * refuse what Citus is documented to refuse about the order of the calls, unique indexes and foreign keys.
 */
export async function createStandIn(pool: pg.Pool): Promise<void> {
  await pool.query(standIn)
  await pool.query(
    `select citus_set_coordinator_host('coordinator', 5432), citus_add_node('worker', 5432)`,
  )
}

/** The calls so far, oldest first; then the list is empty. */
export async function takeCalls(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ call: string }>(
    'with taken as (delete from stand_in_calls returning *) select call from taken order by number',
  )
  return rows.map(({ call }) => call)
}

/** Also the script of an extension, for tests that create one. */
export const standIn = `
create table pg_dist_node (
  groupid int primary key, nodename text not null, nodeport int not null, noderole text not null default 'primary',
  isactive boolean not null default true, shouldhaveshards boolean not null);
create table pg_dist_partition (
  logicalrelid regclass primary key, partmethod "char" not null, partkey text, repmodel "char" not null);
create table stand_in_calls (number int generated always as identity, call text not null);

create function citus_set_coordinator_host(host text, port int) returns void
  language sql as 'insert into pg_dist_node values (0, host, port, default, default, false)';

create function citus_add_node(nodename text, nodeport int) returns void language sql as $$
  insert into pg_dist_node
    select max(groupid) + 1, citus_add_node.nodename, citus_add_node.nodeport, 'primary', true, true from pg_dist_node
$$;

create function citus_set_node_property(nodename text, nodeport int, property text, value boolean) returns void
  language plpgsql as $$
begin
  if property <> 'shouldhaveshards' then raise exception 'only the shouldhaveshards property can be set'; end if;
  update pg_dist_node n set shouldhaveshards = value
    where n.nodename = citus_set_node_property.nodename and n.nodeport = citus_set_node_property.nodeport;
end $$;

create function citus_is_coordinator() returns boolean language sql as 'select true';

create function column_to_column_name(table_name regclass, column_var_text text) returns text
  language sql strict as 'select column_var_text';

create function stand_in_place(name regclass, method "char", model "char", distribution_column text) returns void
  language plpgsql as $$
begin
  if current_setting('citus.multi_shard_modify_mode', true) is distinct from 'sequential' then
    raise exception 'there was a parallel operation on a distributed table';
  end if;
  if exists (select from pg_dist_partition where logicalrelid = name and (partmethod <> 'n' or repmodel = 't')) then
    raise exception 'table "%" is already distributed', name;
  end if;
  if exists (
    select from pg_constraint
      left join pg_dist_partition on logicalrelid = confrelid and (partmethod <> 'n' or repmodel = 't')
      where contype = 'f' and conrelid = name and confrelid <> name and logicalrelid is null
  ) then
    raise exception 'referenced table must be a distributed table or a reference table';
  end if;
  if distribution_column is not null and exists (
    select from pg_index where indrelid = name and indisunique and not (
      select attnum from pg_attribute where attrelid = name and attname = distribution_column) = any(indkey::int2[])
  ) then
    raise exception 'cannot create constraint on "%"', name;
  end if;
  insert into pg_dist_partition values (name, method, distribution_column, model)
    on conflict (logicalrelid) do update set partmethod = method, partkey = distribution_column, repmodel = model;
end $$;

create function create_reference_table(table_name regclass) returns void language plpgsql as $$
begin
  perform stand_in_place(table_name, 'n', 't', null);
  -- Citus lists the local tables that refer to it.
  insert into pg_dist_partition
    select distinct conrelid::regclass, 'n'::"char", null, 's'::"char" from pg_constraint
      where contype = 'f' and confrelid = table_name
    on conflict do nothing;
  insert into stand_in_calls (call) values (format('%s on every node', table_name));
end $$;

create function create_distributed_table(
  table_name regclass, distribution_column text, distribution_type text default 'hash',
  colocate_with text default 'default', shard_count int default null) returns void language plpgsql as $$
begin
  perform stand_in_place(table_name, 'h', 's', distribution_column);
  if colocate_with <> 'none' and not exists (
    select from pg_dist_partition where logicalrelid = colocate_with::regclass and partmethod = 'h'
  ) then
    raise exception 'relation % is not distributed', colocate_with;
  end if;
  insert into stand_in_calls (call) values (format('%s by %s next to %s', table_name, distribution_column, colocate_with));
end $$;

create function truncate_local_data_after_distributing_table(function_name regclass) returns void language plpgsql as $$
begin
  if not exists (select from pg_dist_partition where logicalrelid = function_name) then
    raise exception 'supplied parameter is not a distributed relation';
  end if;
end $$;
`
