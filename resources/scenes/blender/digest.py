"""A fingerprint of what a picture depends on: forms, materials, camera, lights, settings. Same digest, same picture."""
import hashlib
import json
from array import array

import bpy

# Raise it when the renderer itself draws differently.
RENDERER = 1

_parts = {}


def scene(fixed, room):
    """Of what all pictures of a room share: fixed things, lights, sky and camera."""
    parts = [part(thing) for thing in fixed]
    for thing in bpy.context.scene.objects:
        if thing.type == 'LIGHT' and not thing.name.startswith('slot:'):
            parts.append(lamp(thing))
    world = bpy.context.scene.world
    # Only said where there is a sky, so that rooms, whose world is black, keep their fingerprint.
    if not is_black(world):
        parts.append(material(world))
    return text(RENDERER, parts, room.CAMERA)


def is_black(world):
    """Whether a world is as `studio.prepare` leaves it: it shows nothing and gives no light."""
    ground = world.node_tree.nodes.get('Background')
    is_plain = all(node.bl_idname in ('ShaderNodeBackground', 'ShaderNodeOutputWorld') for node in world.node_tree.nodes)
    return is_plain and ground is not None and ground.inputs[1].default_value == 0.0


def job(base, shown, entry, region, options):
    """Of one picture: `base` (of `scene`), the objects of every slot that is `shown`, its entry in jobs.json, and its region in pixels."""
    looks = {slot: [part(thing) for thing in parts] for slot, parts in sorted(shown.items())}
    size = [options['width'], options['height'], options['samples']]
    return text(base, looks, entry.get('focus'), [bool(entry.get(k)) for k in ('alpha', 'light', 'albedo')], region, size)


def part(thing):
    """An object: its form, place and material; remembered, because objects do not change within a process."""
    if thing.name not in _parts and thing.type == 'LIGHT':
        _parts[thing.name] = lamp(thing)
    elif thing.name not in _parts:
        data = thing.data
        sha = hashlib.sha256()
        if thing.type == 'MESH':
            sha.update(numbers(data.vertices, 'co', 3))
            sha.update(str(len(data.polygons)).encode())
            if data.uv_layers:
                sha.update(numbers(data.uv_layers[0].data, 'uv', 2))
        else:
            for spline in data.splines:
                sha.update(str([[round(c, 5) for c in p.co] for p in spline.points]).encode())
            sha.update(str(round(data.bevel_depth, 6)).encode())
        steps = [values(modifier) for modifier in thing.modifiers]
        seen = [thing.visible_camera, thing.visible_diffuse, thing.visible_shadow]
        # Only said where it differs, so that what was rendered before this was asked for keeps its fingerprint.
        seen += [] if thing.visible_glossy else ['not mirrored']
        _parts[thing.name] = text(sha.hexdigest(), steps, matrix(thing), seen, [material(m) for m in data.materials])
    return _parts[thing.name]


def lamp(thing):
    """A light: what it is and where it stands; whether mirrors show it, only where it differs from the lamps of rooms, which keep their fingerprint."""
    is_mirrored = thing.data.type == 'AREA' and thing.visible_glossy
    return text(values(thing.data), matrix(thing), *(['mirrored'] if is_mirrored else []))


def numbers(collection, name, count):
    """The property `name` of every item (`count` numbers each), as bytes."""
    found = array('f', [0.0]) * (len(collection) * count)
    collection.foreach_get(name, found)
    return found.tobytes()


_materials = {}


def material(made):
    """A material or world: its nodes, their values and links; remembered, because they do not change within a process."""
    if made.name not in _materials:
        nodes = made.node_tree.nodes
        number = {node.name: i for i, node in enumerate(nodes)}
        listed = [[node.bl_idname, values(node), [socket(s) for s in node.inputs]] for node in nodes]
        links = [[number[l.from_node.name], l.from_socket.identifier, number[l.to_node.name], l.to_socket.identifier] for l in made.node_tree.links]
        # Only said where there are some, so that materials without pictures keep their fingerprint.
        pictures = [content(node.image) for node in nodes if node.bl_idname == 'ShaderNodeTexImage']
        _materials[made.name] = text(listed, links, *pictures)
    return _materials[made.name]


def content(image):
    """The fingerprint of an image's file."""
    with open(bpy.path.abspath(image.filepath), 'rb') as source:
        return hashlib.sha256(source.read()).hexdigest()


def socket(entry):
    """The value of a node's input; None where it has none (shaders)."""
    value = getattr(entry, 'default_value', None)
    return [round(v, 5) for v in value] if hasattr(value, '__len__') and not isinstance(value, str) else value


SKIPPED = {'name', 'location', 'width', 'height', 'width_hidden', 'select', 'dimensions', 'label', 'is_active', 'show_expanded'}


def values(thing):
    """The plain properties of a data block."""
    found = {}
    for entry in thing.bl_rna.properties:
        if entry.identifier in SKIPPED or entry.type not in ('FLOAT', 'INT', 'BOOLEAN', 'ENUM'):
            continue
        value = getattr(thing, entry.identifier)
        if entry.type == 'FLOAT':
            value = [round(v, 6) for v in value] if hasattr(value, '__len__') else round(value, 6)
        elif hasattr(value, '__len__') and not isinstance(value, str):
            value = sorted(value) if isinstance(value, set) else list(value)
        found[entry.identifier] = value
    return found


def matrix(thing):
    """Where a thing stands. Not its place in the world, which Blender reckons only when it renders; nothing here has a parent."""
    return [round(v, 5) for row in thing.matrix_basis for v in row]


def text(*values_):
    """A digest of anything that JSON can say: 24 hexadecimal digits."""
    return hashlib.sha256(json.dumps(values_, sort_keys=True, default=str).encode()).hexdigest()[:24]
