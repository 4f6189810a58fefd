-- Refusals: what a user is told when what they send breaks a CHECK. Without it, someone who uses the REST interface reads the constraint's name.

-- Refuses a row with a sentence. It stands behind the condition of a CHECK, so that it only runs when that is broken.
create function private.refuse(broken text, sentence text) returns boolean
language plpgsql set search_path = '' as $$
begin
  raise exception using errcode = 'check_violation', constraint = broken, message = sentence;
end;
$$;
grant execute on function private.refuse(text, text) to authenticated, service_role;

-- The sentences. The sizes of texts and documents that only our own functions write have one for all: there is no field to name. The contract
-- says the same of people's fields (contract/text.ts) in the browser.
do $do$
declare
  rule record;
begin
  for rule in
    select c.conrelid::regclass as of_table, w.name, pg_get_expr(c.conbin, c.conrelid) as condition, w.sentence
    from (
      values ('profiles_name_length', 'Name must have 1 to 200 characters.'),
        ('profiles_company_length', 'Company can be up to 200 characters.'),
        ('profiles_job_title_length', 'Job title can be up to 200 characters.'),
        ('profiles_industry_length', 'Industry can be up to 200 characters.'),
        ('profiles_primary_use_case_length', 'Primary use case can be up to 200 characters.'),
        ('profiles_goals_length', 'Goals can be up to 5,000 characters.'),
        ('profiles_notes_length', 'Notes can be up to 10,000 characters.'),
        ('profiles_phone_shape', 'Start with the country code, such as +1 415 555 2671.'),
        ('profiles_linkedin_url_canonical', 'Enter a LinkedIn URL, such as https://www.linkedin.com/in/jane-doe.'),
        ('profiles_week_start_known', 'A week starts on sunday, monday or saturday.'),
        ('profiles_founder_stages_shape', 'Stages must be different from each other and not blank.'),
        ('profiles_founder_statuses_shape', 'Statuses must be different from each other and not blank.'),
        ('notes_content_length', 'A note must have 1 to 10000 characters.'),
        ('custom_fields_name_shape', 'Field names can only have letters, digits and underscores.'),
        ('custom_fields_label_length', 'Field label is required'),
        ('custom_fields_type_known', 'A field is of type text, number, date, select, multiselect or boolean.'),
        ('custom_fields_options_shape', 'Options must be different from each other and not blank.'),
        ('custom_fields_options_needed', 'Options are required for select and multiselect fields'),
        ('tasks_title_length', 'Task title is required'),
        ('tasks_description_length', 'Description must have at most 10000 characters.'),
        ('tasks_status_known', 'A task is todo, in_progress or done.'),
        ('tasks_due_on_range', 'A due date has a year from 1 to 9999.'),
        ('tasks_recurrence_known', 'A task recurs daily, weekly, monthly or quarterly.'),
        ('tasks_recurs_from_range', 'The day that a task recurs from has a year from 1 to 9999.'),
        ('tasks_recurrence_needs_due_date', 'A recurring task needs a due date.'),
        ('tasks_board_position_shape', 'This is no place on the board.'),
        ('feedback_type_known', 'Feedback is of type bug or feature.'),
        ('feedback_description_length', 'A description must have 1 to 5,000 characters.'),
        ('personal_tokens_name_length', 'A token''s name must have 1 to 100 characters.'),
        ('personal_tokens_scope_known', 'A token''s scope is capture, extension, read or write.'),
        ('personal_tokens_token_hash_shape', 'This is no token.'),
        ('personal_tokens_expiry_range', 'A token lasts a year at most.'),
        ('table_preferences_shape', 'This is no arrangement of the table.'),
        ('saved_views_name_length', 'View name must have 1 to 100 characters.'),
        ('saved_views_definition_shape', 'This is no view of the table.'),
        ('not_duplicates_in_order', 'Name two people, the smaller id first.'),
        ('imports_file_name_length', 'A file''s name must have 1 to 300 characters.'),
        ('imports_row_count_range', 'An import has 1 to 50,000 rows.'),
        ('imports_known_people_known', 'Choose to fill, replace or leave the people that you have.'),
        ('imports_digest_is_sha256', 'This is no digest of a file.'),
        ('imports_additions_shape', 'These lists and columns cannot be added.'),
        ('import_rows_row_number_positive', 'Rows are counted from 1.'),
        ('import_rows_document_shape', 'This row cannot be stored.'),
        ('data_sources_daily_ceiling_range', 'A source looks up 1 to 1,000 people a day.'),
        ('feeds_address_web', 'This isn''t the address of a website.'),
        ('feeds_title_length', 'The title is too long.'),
        ('outreach_answers_answer_known', 'An answer is touched, snoozed or not_useful.'),
        ('outreach_answers_quiet_range', 'A person can be put off for a year at most.'),
        ('outreach_answers_reason_length', 'The reason can be up to 40 characters.'),
        ('digest_settings_hour_range', 'The digest''s hour is 0 to 23.'),
        ('digest_settings_quiet_from_range', 'Quiet hours begin at 0 to 23.'),
        ('digest_settings_quiet_until_range', 'Quiet hours end at 0 to 23.'),
        ('digest_settings_quiet_whole', 'Quiet hours need a beginning and an end.'),
        ('digest_settings_waking_hour', 'The digest''s hour is in your quiet hours. Change one of them.'),
        ('digest_settings_most_a_day_range', 'Choose 1 to 5 digests a day.'),
        ('digest_items_ended_known', 'An item of a digest is done or snoozed.')
      union all
      select c.conname, 'This is too long to be stored.' from pg_constraint c
      where c.contype = 'c' and c.connamespace = 'public'::regnamespace and c.conname like '%\_size'
      union all
      select c.conname, case
        when f.type = 'number' then format('%s must be 0 to %s.', f.label, to_char(f.most, 'FM9,999,999,999'))
        when f.type = 'select' then format('Choose a %s from your list.', lower(f.label))
        when f.type = 'email' then 'Enter a valid email address.'
        when f.type = 'url' then 'Enter a LinkedIn URL, such as https://www.linkedin.com/in/jane-doe.'
        when f.column_name = 'name' then 'Name is required'
        else format('%s can be up to %s characters.', f.label, to_char(f.most, 'FM9,999,999,999')) end
      from private.person_columns() f
      join pg_attribute a on a.attrelid = 'public.founders'::regclass and a.attname = f.column_name
      join pg_constraint c on c.contype = 'c' and c.conrelid = a.attrelid and c.conkey = array[a.attnum]
    ) w (name, sentence)
    left join pg_constraint c on c.contype = 'c' and c.conname = w.name
  loop
    execute format('alter table %s drop constraint %I, add constraint %2$I check (coalesce(%s, true) or private.refuse(%2$L, %4$L))',
      rule.of_table, rule.name, rule.condition, rule.sentence);
  end loop;
end
$do$;
