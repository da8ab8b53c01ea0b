-- Why a notice was closed though no one saw to it; null: someone did, or what it was about is gone.
alter table app.staff_notices add column settled_why text check (settled_why = 'visitor_left');
