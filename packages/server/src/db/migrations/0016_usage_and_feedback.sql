-- A call that the plan's free minutes paid for is seen among the transactions too: nothing was taken, and how many minutes it used.
alter table transactions add column free_minutes integer not null default 0 check (free_minutes >= 0);

-- What feedback in general is about, as its sender calls it: kept and given back, and looked up nowhere.
alter table feedbacks add column subject_id uuid check (subject_id is null or relation = 'GENERAL');
